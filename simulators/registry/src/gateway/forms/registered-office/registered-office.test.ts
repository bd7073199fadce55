import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { quarryCompany } from '../../testing/quarry-company.ts';
import { writeOfficeChange } from '../../testing/write-notices.ts';

describe('a change of the registered office', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('moves the office and the service addresses that are the same, and enters the history', async () => {
    gateway = await openGateway();
    expect(await gateway.deliver(writeOfficeChange())).toMatchObject({ code: 'ACCEPT' });
    const office = { premises: '7', address_line_1: 'Kiln Lane', postal_code: 'ZZ4 4ZB', country: 'England' };
    expect(await gateway.show('/registered-office-address')).toMatchObject(office);
    expect(await gateway.show('/officers')).toMatchObject({
      items: [{ address: { premises: '1' } }, { address: office }],
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'AD01',
          category: 'address',
          action_date: '2026-11-21',
          description: 'change-registered-office-address-company-with-date-old-address-new-address',
          description_values: {
            change_date: '2026-11-21',
            old_address: '4 Slate Wharf Penmarrow Cornwall ZZ4 4ZZ',
            new_address: '7 Kiln Lane Penmarrow ZZ4 4ZB',
          },
        },
      ],
    });
  });

  it('is refused without a postcode, the statement, or with a PO box', async () => {
    gateway = await openGateway();
    const faults = [
      writeOfficeChange({ Postcode: undefined }),
      writeOfficeChange({}, { AcceptAppropriateOfficeAddressStatement: undefined }),
      writeOfficeChange({ PoBox: '12' }),
      writeOfficeChange({ Country: 'FRA' }),
      writeOfficeChange({ Premise: 'x'.repeat(51) }),
    ];
    for (const fault of faults) expect((await gateway.deliver(fault)).refused).toMatch(/Element/);
  });

  it.each([
    [{ Country: 'GB-SCT' }, /part of the United Kingdom/],
    [{ Street: 'P.O. Box 12' }, /PO box/],
    [{ Postcode: '' }, /Enter a postcode/],
    [{ Postcode: 'NOWHERE' }, /valid UK postcode/],
  ])('is rejected with %o', async (address, reason) => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeOfficeChange(address))).text).toMatch(reason);
    expect(gateway.getCompany().registeredOffice).toEqual(quarryCompany().registeredOffice);
  });

  it('is rejected while the default address stands', async () => {
    const registeredOffice = { poBox: '4385', locality: 'Cardiff', postalCode: 'CF14 8LH' };
    gateway = await openGateway({ company: { registeredOffice } });
    expect((await gateway.deliver(writeOfficeChange())).text).toMatch(/default address/);
  });
});
