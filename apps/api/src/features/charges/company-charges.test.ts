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
    const { totalCount, outstandingCount, partSatisfiedCount, satisfiedCount, charges } = register;
    expect(totalCount).toBe(charges.length);
    expect(outstandingCount + partSatisfiedCount + satisfiedCount).toBe(totalCount);
    expect([partSatisfiedCount, satisfiedCount]).toEqual([1, 2]);
  });

  it('say what is charged, for whom and how', async () => {
    const { charges } = await chargesOf('05990070');
    expect(charges).toContainEqual(
      expect.objectContaining({
        state: 'outstanding',
        statusText: 'Outstanding',
        code: expect.stringMatching(/^05990070\d{4}$/),
        particulars: expect.stringContaining('Quarry Road'),
        features: [
          'Fixed charge',
          'Floating charge',
          'The floating charge covers everything the company has',
          'Negative pledge',
        ],
      }),
    );
    expect(charges).toContainEqual(expect.objectContaining({ hasMorePersonsEntitled: true }));
  });

  it('tell what became of the property, and what was filed', async () => {
    const { charges } = await chargesOf('05990070');
    expect(charges).toContainEqual(
      expect.objectContaining({
        state: 'part-satisfied',
        ceasedOrReleased: 'Part of the property was released',
        filings: [
          {
            text: 'Charge registered',
            deliveredOn: '2008-09-30',
            documentLink: expect.stringContaining('/document/'),
          },
          { text: expect.any(String), deliveredOn: '2016-01-21', documentLink: null },
        ],
      }),
    );
  });

  it('are none where the register has none', async () => {
    expect(await chargesOf('09990001')).toMatchObject({ totalCount: 0, charges: [] });
  });
});
