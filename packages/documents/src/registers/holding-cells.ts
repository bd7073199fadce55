import { formatAmount, formatCount } from '@statbook/domain/money';
import { describeNumberRanges } from '@statbook/domain/share-capital';
import {
  describeCompanyHolding,
  type Holding,
  type CompanyHolding,
} from '@statbook/domain/share-capital/projections';
import type { Column, Table } from '../page/ruled-table.ts';

/** The columns of a holding in a register; together 56 parts. */
export const holdingColumns: readonly Column[] = [
  { title: 'Class', share: 13 },
  { title: 'Shares', share: 11, isFigure: true },
  { title: 'Numbers', share: 10 },
  { title: 'Paid', share: 11, isFigure: true },
  { title: 'Unpaid', share: 11, isFigure: true },
];

/** A holding as the cells of these columns. */
export function cellsOfHolding({
  shareClass: { terms },
  shares,
  numbers,
  paid,
  unpaid,
}: Holding): readonly string[] {
  const money = (value: typeof paid) =>
    value === undefined ? 'Not known' : formatAmount(value, terms.currency);
  return [terms.name, formatCount(shares), describeNumberRanges(numbers), money(paid), money(unpaid)];
}

/** What the company holds of its own shares, under columns as wide as those of the members above it. */
export function companySharesTable(own: readonly CompanyHolding[]): Table {
  return {
    title: 'Held by the company itself, without votes',
    columns: [{ title: 'Held as', share: 55 }, ...holdingColumns],
    rows: own.map((holding) => ({ cells: [describeCompanyHolding(holding), ...cellsOfHolding(holding)] })),
  };
}
