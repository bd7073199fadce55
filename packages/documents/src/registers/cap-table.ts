import { formatAmount, formatCount, shareCount, sumAmounts, sumShares } from '@statbook/domain/money';
import type { ShareClass } from '@statbook/domain/share-capital';
import {
  type CapTableRow,
  type CompanyHolding,
  percentText,
  totalOfClass,
} from '@statbook/domain/share-capital/projections';
import { companySharesTable } from './holding-cells.ts';
import { drawRegisterDocument } from '../page/register-document.ts';
import type { Table } from '../page/ruled-table.ts';
import { type RegisterFacts, timeLines } from './register-facts.ts';

/** One account of a cap table, with the name it is read by. */
export interface NamedCapTableRow extends CapTableRow {
  readonly name: string;
}

/** Who has how much of a company at the end of a day. */
export interface CapTableInput extends RegisterFacts {
  /** The largest first, the company's own shares last, as `capTable` of the domain gives them. */
  readonly rows: readonly NamedCapTableRow[];
  /** The classes that have shares in issue. */
  readonly classes: readonly ShareClass[];
  /** What the company holds itself. */
  readonly own: readonly CompanyHolding[];
}

/** A column of figures: the text for one account, and for all of them. */
interface Figure {
  readonly title: string;
  readonly of: (row: CapTableRow) => string;
  readonly total: string;
}

/** So many columns of figures can be read beside one another; more follow in a table of their own. */
const MOST_FIGURES = 8;

/** The cap table as a tagged PDF, A4 across: shares of each class, and the parts of nominal value and of votes. */
export function drawCapTable(input: CapTableInput): Promise<Uint8Array> {
  const { company, rows, own, madeOn } = input;
  const parts = inTables(figuresOf(input));
  return drawRegisterDocument({
    title: 'Cap table',
    company,
    lines: [...timeLines(input), 'Percentages are rounded to two decimals'],
    madeOn,
    empty: 'There were no shares in issue on this day.',
    tables: [
      ...parts.map((part, place) =>
        tableOf(rows, part, place === 0 ? 'Holders' : 'Holders, further columns'),
      ),
      companySharesTable(own),
    ],
  });
}

/** As few tables as there must be, each with about as many columns. */
function inTables(figures: readonly Figure[]): readonly (readonly Figure[])[] {
  const tables = Math.ceil(figures.length / MOST_FIGURES);
  const each = Math.ceil(figures.length / tables);
  return Array.from({ length: tables }, (_, place) => figures.slice(place * each, (place + 1) * each));
}

function tableOf(rows: readonly NamedCapTableRow[], figures: readonly Figure[], title: string): Table {
  const total = { cells: ['In issue', ...figures.map((figure) => figure.total)], isTotal: true };
  return {
    title,
    columns: [
      { title: 'Holder', share: 26 },
      ...figures.map((figure) => ({ title: figure.title, share: 12, isFigure: true })),
    ],
    rows:
      rows.length === 0
        ? []
        : [...rows.map((row) => ({ cells: [row.name, ...figures.map((figure) => figure.of(row))] })), total],
  };
}

function figuresOf({ rows, classes }: CapTableInput): readonly Figure[] {
  const currencies = [...new Set(classes.map(({ terms }) => terms.currency))];
  return [
    ...classes.map((shareClass) => sharesFigure(rows, shareClass)),
    ...currencies.flatMap((currency) => nominalFigures(rows, currency)),
    ...votesFigures(rows),
  ];
}

function sharesFigure(rows: readonly CapTableRow[], { id, terms }: ShareClass): Figure {
  return {
    title: terms.name,
    of: ({ byClass }) => formatCount(byClass.get(id) ?? shareCount('0')),
    total: formatCount(totalOfClass(rows, id)),
  };
}

function nominalFigures(rows: readonly CapTableRow[], currency: string): readonly Figure[] {
  const whole = sumAmounts(rows.flatMap(({ nominalValue }) => nominalValue.get(currency) ?? []));
  const nothing = { part: 0n, whole };
  return [
    {
      title: `Nominal value, ${currency}`,
      of: ({ nominalValue }) => formatAmount(nominalValue.get(currency) ?? sumAmounts([]), currency),
      total: formatAmount(whole, currency),
    },
    {
      title: `% of ${currency}`,
      of: ({ nominal }) => `${percentText(nominal.get(currency) ?? nothing)}%`,
      total: '100.00%',
    },
  ];
}

/** Nothing where no share has a vote. */
function votesFigures(rows: readonly CapTableRow[]): readonly Figure[] {
  const whole = sumShares(rows.map(({ votesHeld }) => votesHeld));
  if (whole === 0n) return [];
  return [
    { title: 'Votes', of: ({ votesHeld }) => formatCount(votesHeld), total: formatCount(whole) },
    { title: '% of votes', of: ({ votes }) => `${percentText(votes)}%`, total: '100.00%' },
  ];
}
