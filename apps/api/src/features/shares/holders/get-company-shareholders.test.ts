import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../../testing/imported-company.ts';
import { testApi } from '../../../testing/test-api.ts';

async function shareholdersOf(number: string, code?: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyShareholders', await importCompany(main, number, code));
}

describe('shareholders as last stated to the registry', () => {
  it('add up to the statement of capital', async () => {
    expect(await shareholdersOf('09990001', 'BAKE01')).toMatchObject({
      hasShareCapital: true,
      totals: [{ currency: 'GBP', numberOfShares: '100', aggregateNominal: '100', amountUnpaid: '0' }],
      classes: [
        { className: 'ORDINARY', numberOfShares: '100', particulars: expect.stringContaining('VOTE') },
      ],
      holdings: [
        { numberHeld: '60', holders: [expect.stringContaining('Harcastle')], shareOfClass: 6000 },
        { numberHeld: '40', shareOfClass: 4000 },
      ],
      differences: [],
    });
  });

  it('are shown with the difference where they do not', async () => {
    const { differences } = await shareholdersOf('09990004', 'MILL04');
    expect(differences).toEqual([{ className: 'ORDINARY', inIssue: '1000', held: '750' }]);
  });

  it('may hold jointly, and stay in the list when their shares went', async () => {
    const { holdings } = await shareholdersOf('09990066', 'HEIR66');
    expect(holdings[0].holders).toHaveLength(10);
    expect(holdings).toContainEqual(
      expect.objectContaining({ numberHeld: '0', holders: ['Cuthbert Marchbanks'], shareOfClass: 0 }),
    );
  });

  it('hold classes of several currencies, and numbers that no floating point holds', async () => {
    const currencies = await shareholdersOf('09990061', 'CURR61');
    expect(currencies.totals.map(({ currency }: { currency: string }) => currency)).toEqual([
      'GBP',
      'EUR',
      'USD',
    ]);
    const large = await shareholdersOf('09990064', 'ELEV64');
    expect(large.totals).toMatchObject([{ numberOfShares: '99999999999' }]);
    expect(large.holdings).toMatchObject([{ shareOfClass: 5000 }, { shareOfClass: 5000 }]);
  });

  it('are none without share capital, and unknown without the authentication code', async () => {
    expect(await shareholdersOf('09990027')).toMatchObject({ hasShareCapital: false });
    expect(await shareholdersOf('OC990034')).toMatchObject({ hasShareCapital: false });
    expect(await shareholdersOf('09990001')).toMatchObject({
      hasShareCapital: true,
      hasAuthenticationCode: false,
      companyDataReadAt: null,
      holdings: [],
    });
  });
});
