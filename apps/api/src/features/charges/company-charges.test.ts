import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

async function chargesOf(number: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyCharges', await importCompany(main, number));
}

describe('charges over a company’s property', () => {
  it('are counted by where they stand', async () => {
    const register = await chargesOf('05990070');
    const { TotalCount, OutstandingCount, PartSatisfiedCount, SatisfiedCount, Charges } = register;
    expect(TotalCount).toBe(Charges.length);
    expect(OutstandingCount + PartSatisfiedCount + SatisfiedCount).toBe(TotalCount);
    expect([PartSatisfiedCount, SatisfiedCount]).toEqual([1, 2]);
  });

  it('say what is charged, for whom and how', async () => {
    const { Charges } = await chargesOf('05990070');
    expect(Charges).toContainEqual(
      expect.objectContaining({
        State: 'outstanding',
        StatusText: 'Outstanding',
        Code: expect.stringMatching(/^05990070\d{4}$/),
        Particulars: expect.stringContaining('Quarry Road'),
        Features: [
          'Fixed charge',
          'Floating charge',
          'The floating charge covers everything the company has',
          'Negative pledge',
        ],
      }),
    );
    expect(Charges).toContainEqual(expect.objectContaining({ HasMorePersonsEntitled: true }));
  });

  it('tell what became of the property, and what was filed', async () => {
    const { Charges } = await chargesOf('05990070');
    expect(Charges).toContainEqual(
      expect.objectContaining({
        State: 'part-satisfied',
        CeasedOrReleased: 'Part of the property was released',
        Filings: [
          {
            Text: 'Charge registered',
            DeliveredOn: '2008-09-30',
            DocumentLink: expect.stringContaining('/document/'),
          },
          { Text: expect.any(String), DeliveredOn: '2016-01-21', DocumentLink: null },
        ],
      }),
    );
  });

  it('are none where the register has none', async () => {
    expect(await chargesOf('09990001')).toMatchObject({ TotalCount: 0, Charges: [] });
  });
});
