import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

async function shareholdersOf(number: string, code?: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyShareholders', await importCompany(main, number, code));
}

describe('shareholders as last stated to the registry', () => {
  it('add up to the statement of capital', async () => {
    expect(await shareholdersOf('09990001', 'BAKE01')).toMatchObject({
      HasShareCapital: true,
      Totals: [{ Currency: 'GBP', NumberOfShares: '100', AggregateNominal: '100', AmountUnpaid: '0' }],
      Classes: [
        { ClassName: 'ORDINARY', NumberOfShares: '100', Particulars: expect.stringContaining('VOTE') },
      ],
      Holdings: [
        { NumberHeld: '60', Holders: [expect.stringContaining('Harcastle')], ShareOfClass: 6000 },
        { NumberHeld: '40', ShareOfClass: 4000 },
      ],
      Differences: [],
    });
  });

  it('are shown with the difference where they do not', async () => {
    const { Differences } = await shareholdersOf('09990004', 'MILL04');
    expect(Differences).toEqual([{ ClassName: 'ORDINARY', InIssue: '1000', Held: '750' }]);
  });

  it('may hold jointly, and stay in the list when their shares went', async () => {
    const { Holdings } = await shareholdersOf('09990066', 'HEIR66');
    expect(Holdings[0].Holders).toHaveLength(10);
    expect(Holdings).toContainEqual(
      expect.objectContaining({ NumberHeld: '0', Holders: ['Cuthbert Marchbanks'], ShareOfClass: 0 }),
    );
  });

  it('hold classes of several currencies, and numbers that no floating point holds', async () => {
    const currencies = await shareholdersOf('09990061', 'CURR61');
    expect(currencies.Totals.map(({ Currency }: { Currency: string }) => Currency)).toEqual([
      'GBP',
      'EUR',
      'USD',
    ]);
    const large = await shareholdersOf('09990064', 'ELEV64');
    expect(large.Totals).toMatchObject([{ NumberOfShares: '99999999999' }]);
    expect(large.Holdings).toMatchObject([{ ShareOfClass: 5000 }, { ShareOfClass: 5000 }]);
  });

  it('are none without share capital, and unknown without the authentication code', async () => {
    expect(await shareholdersOf('09990027')).toMatchObject({ HasShareCapital: false });
    expect(await shareholdersOf('OC990034')).toMatchObject({ HasShareCapital: false });
    expect(await shareholdersOf('09990001')).toMatchObject({
      HasShareCapital: true,
      HasAuthenticationCode: false,
      CompanyDataReadAt: null,
      Holdings: [],
    });
  });
});
