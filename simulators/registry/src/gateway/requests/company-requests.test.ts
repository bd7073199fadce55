import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway, writeCompanyRequest } from '../testing/open-gateway.ts';
import { findAt, listChildren, textAt } from '../../xml/xml-element.ts';

describe('a request with the authentication code of a company', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('gets the payment periods, paid or not', async () => {
    gateway = await openGateway();
    const { body } = await gateway.send(
      'PaymentPeriodsRequest',
      writeCompanyRequest('PaymentPeriodsRequest'),
    );
    const periods = body?.children.map((period) => period.children.map(({ text }) => text));
    expect(body?.name).toBe('PaymentPeriods');
    expect(periods).toEqual([
      ['2024-11-15', '2025-11-14', 'true'],
      ['2025-11-15', '2026-11-14', 'false'],
    ]);
  });

  it('gets its data as the registry really sends them', async () => {
    gateway = await openGateway();
    const { body } = await gateway.send('CompanyDataRequest', dataRequest());
    expect(textAt(body, 'CompanyCategory')).toBe('BYSHR');
    expect(textAt(body, 'MadeUpDate')).toBe('2026-11-14');
    expect(textAt(body, 'NextDueDate')).toBe('2026-11-14');
    expect(findAt(body, 'RegisteredOfficeAddress')?.children[0]).toMatchObject({
      name: 'Country',
      text: 'GB-ENG',
    });
    const person = findAt(body, 'Officers', 'Director', 'Person');
    expect(listChildren(person, 'Forename').map(({ text }) => text)).toEqual(['Odile', 'Ann', 'Mary']);
    expect(textAt(person, 'DOB')).toBe('1971-04-09');
    expect(findAt(person, 'ResidentialAddress', 'Address', 'Country')).toBeUndefined();
    const holder = findAt(body, 'Shareholdings', 'Shareholders');
    expect(findAt(holder, 'Name')?.children.map(({ name }) => name)).toEqual([
      'Forename',
      'Forename',
      'Surname',
    ]);
    expect(findAt(holder, 'Address')?.children).toMatchObject([
      { name: 'Premise', text: '' },
      { name: 'PostTown', text: '' },
    ]);
    const natures = findAt(body, 'PSCs', 'PSC', 'PSCNotification', 'NatureOfControls')?.children;
    expect(natures?.map(({ text }) => text)).toEqual([
      'OWNERSHIPOFSHARES_50TO75PERCENT',
      'RIGHTTOAPPOINTANDREMOVEDIRECTORS_AS_TRUST',
    ]);
  });

  it('is refused with another code', async () => {
    gateway = await openGateway();
    for (const name of [
      'PaymentPeriodsRequest',
      'GetERemindersRequest',
      'SetERemindersRequest',
      'ChargeSearch',
    ]) {
      const { error } = await gateway.send(name, writeCompanyRequest(name, '', 'SLATE2'));
      expect(error?.text).toMatch(/combination did not match/);
    }
    const { error } = await gateway.send('CompanyDataRequest', dataRequest('slate1'));
    expect(error?.text).toMatch(/combination did not match/);
  });
});

function dataRequest(code?: string): string {
  return writeCompanyRequest('CompanyDataRequest', '<MadeUpDate>2026-11-14</MadeUpDate>', code);
}
