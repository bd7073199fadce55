import { amount, shareCount } from '@statbook/domain/money';
import {
  holderAccount,
  holderId,
  type ShareClass,
  shareClassId,
  TREASURY,
} from '@statbook/domain/share-capital';
import type { CompanyHolding, Holding } from '@statbook/domain/share-capital/projections';
import { describe, expect, it } from 'vitest';
import { cellsOfHolding, companySharesTable, holdingColumns } from './holding-cells.ts';

const shareClass: ShareClass = {
  id: shareClassId('ordinary'),
  terms: {
    name: 'Ordinary',
    currency: 'EUR',
    nominalEach: amount('1'),
    particulars: 'One vote a share.',
    votesPerShare: 1n,
    isRedeemable: false,
    isNumbered: true,
  },
  highestNumber: 0n,
};
const holding: Holding = {
  account: holderAccount(holderId('alice')),
  shareClass,
  shares: shareCount('1250'),
  numbers: [{ first: 1n, last: 1250n }],
  paid: amount('625.5'),
  unpaid: amount('0'),
};

describe('a holding in a register', () => {
  it('has a cell under each column, sums in the currency of its class', () => {
    expect(cellsOfHolding(holding)).toEqual(['Ordinary', '1,250', '1-1250', 'EUR 625.50', 'EUR 0.00']);
    expect(holdingColumns).toHaveLength(5);
  });

  it('has no numbers where its class has none, and says which sums are not known', () => {
    expect(cellsOfHolding({ ...holding, numbers: [], paid: undefined, unpaid: undefined }).slice(2)).toEqual([
      '',
      'Not known',
      'Not known',
    ]);
  });
});

describe('shares that the company itself holds', () => {
  const own: CompanyHolding = { ...holding, account: TREASURY, isForfeited: false };

  it('are treasury shares or forfeited ones', () => {
    const { rows } = companySharesTable([own, { ...own, isForfeited: true }]);
    const names = rows.map(({ cells }) => cells[0]);
    expect(names[0]).toBe('The company (treasury shares)');
    expect(names[1]).toMatch(/forfeited/i);
    expect(rows[0]?.cells.slice(1)).toEqual(cellsOfHolding(own));
  });

  it('are under columns as wide as those of the members', () => {
    const { columns } = companySharesTable([own]);
    expect(columns.slice(1)).toEqual(holdingColumns);
    expect(columns[0]?.share).toBe(21 + 24 + 10);
  });
});
