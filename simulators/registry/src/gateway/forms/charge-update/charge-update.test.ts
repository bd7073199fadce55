import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { charges, writeUpdate } from '../../testing/write-charges.ts';

const code = { ChargeCode: '098800010002' };
const old = {
  CreationDate: '2009-03-02',
  InstrumentDescription: 'Legal charge',
  ShortParticulars: 'Slate Wharf.',
};

describe('a statement about a charge', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const update = async (...parts: Parameters<typeof writeUpdate>) => {
    gateway = await openGateway({ company: { charges } });
    return gateway.deliver(writeUpdate(...parts));
  };

  it('of satisfaction in full ends it', async () => {
    expect(await update(code)).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/charges')).toMatchObject({
      satisfied_count: 1,
      items: [
        {
          charge_code: '098800010002',
          status: 'fully-satisfied',
          satisfied_on: '2026-11-21',
          transactions: [{}, { filing_type: 'charge-satisfaction', delivered_on: '2026-11-21' }],
        },
        { status: 'outstanding' },
      ],
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'MR04',
          subcategory: 'satisfy',
          description: 'mortgage-satisfy-charge-full',
          description_values: { charge_number: '098800010002' },
        },
      ],
    });
    expect((await gateway.deliver(writeUpdate(code))).text).toMatch(/satisfied already/);
  });

  it('of satisfaction in part leaves it open', async () => {
    await update(code, { Satisfaction: 'PART' });
    expect(await gateway.show('/charges')).toMatchObject({ part_satisfied_count: 1, satisfied_count: 0 });
    expect((await gateway.deliver(writeUpdate(code))).code).toBe('ACCEPT');
  });

  it.each([
    ['by its key', { ExistingChargeKey: 'c'.repeat(27), ...old }],
    ['by its particulars', old],
  ])('means a charge of before 2013 %s', async (_case, charge) => {
    expect((await update(charge)).code).toBe('ACCEPT');
    expect(gateway.getCompany()).toMatchObject({
      charges: [{ status: 'fully-satisfied' }, { status: 'outstanding' }],
      filings: [{ type: 'MR04', descriptionValues: { charge_number: '1' } }],
    });
  });

  it.each([
    ['AllCeaseRelease', 'CEASE', 'property-ceased-to-belong', 'whole-cease'],
    [
      'AllCeaseRelease',
      'CEASEANDRELEASE',
      'whole-property-released-and-ceased-to-belong',
      'whole-cease-and-release',
    ],
    ['PartCeaseRelease', 'RELEASE', 'part-property-released', 'part-release'],
    ['PartCeaseRelease', 'CEASEANDRELEASE', 'part-property-release-and-ceased-to-belong', 'part-both'],
  ])('of %s %s says what no longer belongs to it', async (element, how, assets, key) => {
    const event = {
      [element]: how,
      ...(element === 'PartCeaseRelease' && { AssetsDescription: 'The wharf' }),
    };
    expect((await update(code, event)).code).toBe('ACCEPT');
    expect(await gateway.show('/charges')).toMatchObject({
      items: [{ status: 'outstanding', assets_ceased_released: assets }, {}],
    });
    expect(gateway.getCompany().filings[0]).toMatchObject({
      type: 'MR05',
      subcategory: 'release-cease',
      description: `mortgage-charge-${key}-with-charge-number`,
    });
  });

  it('is refused at the gate for a code or key that is not on the register', async () => {
    for (const ChargeCode of ['098800010009', '098800010001']) {
      expect((await update({ ChargeCode })).refused).toMatch(/not on the register/);
      await gateway.close();
    }
    expect((await update({ ExistingChargeKey: 'x', ...old })).refused).toMatch(/not on the register/);
    for (const fault of [{ ChargeCode: '12' }, { ExistingChargeKey: 'c' }]) {
      expect((await gateway.deliver(writeUpdate(fault))).refused).toMatch(/Element/);
    }
    const part = writeUpdate(code, { PartCeaseRelease: 'CEASE' });
    expect((await gateway.deliver(part)).refused).toMatch(/AssetsDescription/);
  });

  it('is rejected for particulars that no charge has', async () => {
    expect((await update({ ...old, ShortParticulars: 'Another wharf.' })).text).toMatch(/do not match/);
  });
});
