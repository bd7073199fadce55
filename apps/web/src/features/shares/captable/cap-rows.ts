import { amount, shareCount, sumAmounts, sumShares, toDecimalText } from '@statbook/domain/money';
import { percentText } from '@statbook/domain/share-capital/projections';
import type { CallReply } from '#api/call-types.ts';

export type CapTable = CallReply<'getCapTable'>['entity'][number];
export type CapRow = CapTable['rows'][number];

/** What shares are compared by: the nominal value in a currency, or votes. */
export interface Measure {
  /** A currency, or "votes". */
  readonly id: string;
  readonly label: string;
  /** Undefined for votes. */
  readonly currency: string | undefined;
}

/** The measures of a table: a currency has one where shares of it are in issue, votes where there are any. */
export function measuresOf({ classes, rows }: CapTable): readonly Measure[] {
  const inIssue = classes.filter(({ sharesInIssue }) => sharesInIssue !== '0');
  const currencies = new Set(inIssue.map(({ currency }) => currency));
  const votes = { id: 'votes', label: 'Votes', currency: undefined };
  return [
    ...[...currencies].map((currency) => ({
      id: currency,
      label: `Nominal value, ${currency}`,
      currency,
    })),
    ...(rows.some(({ votes }) => votes !== '0') ? [votes] : []),
  ];
}

/** What a row has by a measure; nothing where it has none. */
export function measured(
  row: CapRow,
  { currency }: Measure,
): { readonly value: string; readonly percent: string } | undefined {
  if (currency === undefined)
    return row.votes === '0' ? undefined : { value: row.votes, percent: row.votesPercent };
  return row.nominal.find((each) => each.currency === currency);
}

/** One bar: a holder, the company itself, or the smaller holders together. */
export interface CapPart {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly percent: string;
  readonly aside: boolean;
}

/** So many holders have a bar of their own. */
const OWN_BARS = 10;

/** The largest holders by a measure, the others taken together, then who is not known and the company's own shares. */
export function partsBy(measure: Measure, rows: readonly CapRow[]): readonly CapPart[] {
  const parts = rows.flatMap((row): CapPart[] => {
    const own = measured(row, measure);
    const aside = row.holderId === null || row.isNotKnown;
    if (own === undefined) return [];
    const { value, percent } = own;
    return [{ id: row.holderId ?? 'treasury', name: row.holderName, value, percent, aside }];
  });
  const sorted = parts.toSorted((a, b) => compareBySize(b, a));
  const held = sorted.filter(({ aside }) => !aside);
  const others = held.slice(OWN_BARS);
  // One more bar than there is room for says more than "one other".
  const own = others.length === 1 ? held : held.slice(0, OWN_BARS);
  const rest = others.length > 1 ? [together(others, sumOf(sorted))] : [];
  return [...own, ...rest, ...sorted.filter(({ aside }) => aside)];
}

function compareBySize(a: CapPart, b: CapPart): number {
  const [first, second] = [shareCount(a.value), shareCount(b.value)];
  return Number(first > second) - Number(first < second);
}

const sumOf = (parts: readonly CapPart[]) => sumShares(parts.map(({ value }) => shareCount(value)));

function together(others: readonly CapPart[], whole: bigint): CapPart {
  const part = sumOf(others);
  return {
    id: 'others',
    name: `${others.length} others`,
    value: toDecimalText(part),
    percent: percentText({ part, whole }),
    aside: true,
  };
}

/** Whether nobody knows of some shares who holds them. */
export const hasNotKnown = (rows: readonly CapRow[]): boolean => rows.some(({ isNotKnown }) => isNotKnown);

/** What all holders together have by a measure, known or not yet; the company's own shares left out. */
export function heldByMembers(rows: readonly CapRow[], measure: Measure) {
  const whole = sumAmounts(rows.flatMap((row) => amountOf(row, measure)));
  const part = sumAmounts(
    rows.filter(({ holderId }) => holderId !== null).flatMap((row) => amountOf(row, measure)),
  );
  return { value: toDecimalText(part), percent: percentText({ part, whole }) };
}

function amountOf(row: CapRow, measure: Measure) {
  const own = measured(row, measure);
  return own === undefined ? [] : [amount(own.value)];
}

/** How many shares of a class the holders have together. */
export function sharesOfClass(rows: readonly CapRow[], classId: string): string {
  const held = rows.filter(({ holderId }) => holderId !== null);
  return toDecimalText(sumShares(held.map((row) => shareCount(heldOf(row, classId)))));
}

/** How many shares of a class a row has. */
export function heldOf({ classes }: CapRow, classId: string): string {
  return classes.find(({ shareClassId }) => shareClassId === classId)?.shares ?? '0';
}
