import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway, writeCompanyRequest } from '../testing/open-gateway.ts';
import { listChildren, textAt } from '../../xml/xml-element.ts';

describe('the search for charges', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('gives them by number, fifty at a time', async () => {
    const charges = Array.from({ length: 51 }, (_, place) => charge(place + 1, '2022-05-01'));
    gateway = await openGateway({ company: { charges } });
    const { body } = await gateway.send('ChargeSearch', writeCompanyRequest('ChargeSearch'));
    expect(textAt(body, 'SearchRows')).toBe('51');
    expect(textAt(body, 'Charges', 'ChargeCode')).toBe('098800010001');
    expect(listChildren(body, 'Charges')).toHaveLength(50);
    const key = `<ContinuationKey>${textAt(body, 'ContinuationKey')}</ContinuationKey>`;
    const next = await gateway.send('ChargeSearch', writeCompanyRequest('ChargeSearch', key));
    expect(listChildren(next.body, 'Charges')).toHaveLength(1);
  });

  it('gives those that were created between two days', async () => {
    gateway = await openGateway({ company: { charges: [charge(1, '2020-05-01'), charge(2, '2022-05-01')] } });
    const { send } = gateway;
    const search = async (start: string, end: string) => {
      const period = `<StartDate>${start}</StartDate><EndDate>${end}</EndDate>`;
      const { body } = await send('ChargeSearch', writeCompanyRequest('ChargeSearch', period));
      return listChildren(body, 'Charges').map((one) => textAt(one, 'CreationDate'));
    };
    expect(await search('2020-05-01', '2020-05-01')).toEqual(['2020-05-01']);
    expect(await search('2020-05-02', '2026-01-01')).toEqual(['2022-05-01']);
    expect(await search('2023-01-01', '2026-01-01')).toEqual([]);
  });

  it('describes old charges by an instrument and short particulars, and new ones by a code', async () => {
    const { code: _code, ...old } = charge(1, '2010-05-01');
    const charges = [
      { ...old, particulars: { description: 'All that land' }, moreThanFourPersonsEntitled: true },
      charge(2, '2022-05-01'),
    ];
    gateway = await openGateway({ company: { charges } });
    const { body } = await gateway.send('ChargeSearch', writeCompanyRequest('ChargeSearch'));
    expect(listChildren(body, 'Charges').map((one) => one.children.map(({ name }) => name))).toEqual([
      [
        'ExistingChargeKey',
        'CreationDate',
        'InstrumentDescription',
        'ShortParticulars',
        'PersonsEntitled',
        'AdditionalPersonsEntitled',
      ],
      ['ChargeCode', 'CreationDate', 'ChargeDescription', 'PersonsEntitled'],
    ]);
  });
});

function charge(number: number, createdOn: string) {
  return {
    id: String(number).padStart(27, 'c'),
    number,
    code: `09880001${String(number).padStart(4, '0')}`,
    status: 'outstanding' as const,
    classification: { type: 'charge-description' as const, description: 'A registered charge' },
    personsEntitled: ['Bank of Slate PLC'],
    createdOn,
    deliveredOn: createdOn,
    transactions: [],
  };
}
