import { amount, formatAmount, formatCount, shareCount } from '@statbook/domain/money';
import type { CurrencyCapitalRecord, StatementOfCapitalRecord } from '@statbook/domain/share-capital';
import type { Table } from '../page/ruled-table.ts';

const columns = [
  { title: 'Class', share: 20 },
  { title: 'Particulars', share: 38 },
  { title: 'Shares', share: 13, isFigure: true },
  { title: 'Nominal value each', share: 13, isFigure: true },
  { title: 'Aggregate nominal value', share: 16, isFigure: true },
];

/** A statement of capital as tables, one a currency, each with its totals and what is unpaid. */
export function capitalTables({ currencies }: StatementOfCapitalRecord): readonly Table[] {
  return currencies.map((capital) => ({
    title: `Statement of capital in ${capital.currency}`,
    columns,
    rows: rowsOf(capital),
  }));
}

function rowsOf({ currency, classes, totalShares, totalNominal, totalUnpaid }: CurrencyCapitalRecord) {
  const money = (text: string | undefined) =>
    text === undefined || text === '' ? 'Not known' : formatAmount(amount(text), currency);
  const count = (text: string) => formatCount(shareCount(text));
  return [
    ...classes.map(({ className, particulars, numberOfShares, aggregateNominal, nominalEach }) => ({
      cells: [className, particulars, count(numberOfShares), money(nominalEach), money(aggregateNominal)],
    })),
    { cells: ['Total', '', count(totalShares), '', money(totalNominal)], isTotal: true },
    { cells: ['Total unpaid', '', '', '', money(totalUnpaid)] },
  ];
}
