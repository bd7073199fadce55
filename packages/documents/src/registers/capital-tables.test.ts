import { currencyCapitalOf } from '@statbook/domain/share-capital';
import { describe, expect, it } from 'vitest';
import { capitalTables } from './capital-tables.ts';

const ordinary = {
  className: 'Ordinary',
  particulars: 'One vote a share.',
  numberOfShares: '1250',
  aggregateNominal: '125',
  nominalEach: '0.1',
};

describe('the tables of a statement of capital', () => {
  it('are one a currency', () => {
    const tables = capitalTables({
      currencies: [currencyCapitalOf('GBP', [ordinary], '0'), currencyCapitalOf('EUR', [ordinary], '0')],
    });
    expect(tables.map(({ title }) => title)).toEqual([
      'Statement of capital in GBP',
      'Statement of capital in EUR',
    ]);
    expect(tables[1]?.rows[0]?.cells).toEqual([
      'Ordinary',
      'One vote a share.',
      '1,250',
      'EUR 0.10',
      'EUR 125.00',
    ]);
  });

  it('have a row for each class, the total and what is unpaid of it', () => {
    const preference = {
      ...ordinary,
      className: 'Preference',
      numberOfShares: '1000000',
      aggregateNominal: '1000000',
    };
    const [table] = capitalTables({ currencies: [currencyCapitalOf('GBP', [ordinary, preference], '0.5')] });
    expect(table?.rows.slice(2)).toEqual([
      { cells: ['Total', '', '1,001,250', '', '£1,000,125.00'], isTotal: true },
      { cells: ['Total unpaid', '', '', '', '£0.50'] },
    ]);
    for (const { cells } of table?.rows ?? []) expect(cells).toHaveLength(table?.columns.length ?? 0);
  });

  it('say which sums are not known', () => {
    const { nominalEach: _, ...unknown } = ordinary;
    const [table] = capitalTables({ currencies: [currencyCapitalOf('GBP', [unknown], '')] });
    expect(table?.rows[0]?.cells[3]).toBe('Not known');
    expect(table?.rows.at(-1)?.cells.at(-1)).toBe('Not known');
  });

  it('are none for a company without share capital', () => {
    expect(capitalTables({ currencies: [] })).toEqual([]);
  });
});
