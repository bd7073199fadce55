import { formatCivilDate } from '../../../dates/date-text.ts';
import {
  addDecimals,
  type Amount,
  negateDecimal,
  type ShareCount,
  toDecimalText,
} from '../../../money/exact-decimal.ts';
import type { PlannedEvent } from '../../../share-capital/ledger/event.ts';
import { type Lot, paidOn } from '../../../share-capital/ledger/lot.ts';
import { amountEach, type PerShare } from '../../../share-capital/ledger/per-share.ts';
import { findClass, type SharePosition } from '../../../share-capital/ledger/position.ts';
import type { ClassTerms } from '../../../share-capital/ledger/share-class.ts';
import { statementOfCapital } from '../../../share-capital/projections/capital.ts';
import type { Answers } from '../kernel/form-fields.ts';
import { ALLOTMENTS, CAPITAL, MOST_ROWS } from './allotment-steps.ts';
import type { FiledAllotment } from './content.ts';

/** What the share register says of entries that are returned together. */
export interface RegisteredAllotments {
  readonly events: readonly Pick<PlannedEvent, 'kind' | 'effectiveOn' | 'postings'>[];
  /** The lots that they move. */
  readonly lots: readonly Lot[];
  /** The books at the end of the last of their days. */
  readonly position: SharePosition;
}

/** The answers that entries of the share register give to a return of allotments, or why they give none. */
export type FromRegister =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly whyNot: string };

const refused = (whyNot: string): FromRegister => ({ ok: false, whyNot });

/** New shares of one lot. */
interface Issued {
  readonly lot: Lot;
  readonly shares: ShareCount;
}

/**
 * A return of allotments out of the share register (s. 555): shares on the same terms in one line each, and the capital at the
 * end of the last day. Nothing is rounded: what the form cannot say exactly is refused in words.
 */
export function answersFromRegister({ events, lots, position }: RegisteredAllotments): FromRegister {
  const inOrder = events.toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1));
  const [first, last] = [inOrder[0]?.effectiveOn, inOrder.at(-1)?.effectiveOn];
  if (first === undefined || last === undefined) return refused('Choose an allotment of the share register.');
  const other = inOrder.find(({ kind }) => kind !== 'allotment' && kind !== 'bonus-issue');
  if (other !== undefined) {
    return refused(
      `The entry of ${formatCivilDate(other.effectiveOn)} allots no shares: SH01 is not for it.`,
    );
  }
  const known = new Map(lots.map((lot) => [lot.id, lot]));
  const issued = inOrder.flatMap(({ postings }) => issuedBy(postings, known));
  const read = issued.map((each) => readIssued(each, position));
  const problem = read.find((each) => typeof each === 'string');
  if (problem !== undefined) return refused(`${problem} Fill in SH01 by hand.`);
  const lines = addUp(read.filter((each) => typeof each !== 'string'));
  if (lines.length > MOST_ROWS) {
    return refused(
      `The shares were allotted on ${lines.length} different terms, and the form takes ${MOST_ROWS}: return fewer entries at once.`,
    );
  }
  return {
    ok: true,
    answers: {
      allottedFrom: first,
      ...(last !== first && { allottedTo: last }),
      ...rowsUnder(ALLOTMENTS, lines),
      ...capitalAnswers(position),
    },
  };
}

function issuedBy(postings: PlannedEvent['postings'], known: ReadonlyMap<string, Lot>): readonly Issued[] {
  return postings.flatMap(({ account, lotId, shares }) => {
    const lot = known.get(lotId);
    return account.kind === 'issuer' && lot !== undefined ? [{ lot, shares: negateDecimal(shares) }] : [];
  });
}

/** The terms on which shares were allotted, and how many. */
interface Line {
  readonly terms: Omit<FiledAllotment, 'numberOfShares'>;
  readonly shares: ShareCount;
}

/** The line of a lot; a text says why it has none. */
function readIssued({ lot, shares }: Issued, position: SharePosition): Line | string {
  const now = findClass(position, lot.classId)?.terms;
  if (now === undefined)
    return `The class of shares allotted on ${formatCivilDate(lot.issuedOn)} is not known.`;
  const paid = eachOf(paidOn(lot));
  const unpaid = eachOf(lot.unpaid);
  const problem = findProblem(lot, now, [paid, unpaid]);
  if (problem !== undefined || paid === undefined || unpaid === undefined) return problem ?? '';
  return {
    terms: {
      shareClass: now.name,
      currency: lot.currency,
      nominalValue: toDecimalText(lot.nominalEach),
      amountPaidPerShare: toDecimalText(paid),
      amountUnpaidPerShare: toDecimalText(unpaid),
      ...(lot.nonCash !== undefined && { nonCashConsideration: lot.nonCash }),
    },
    shares,
  };
}

const eachOf = (amount: PerShare | undefined): Amount | undefined => amount && amountEach(amount);

/** What the form cannot say of shares: it has one currency and six decimals for all amounts of a line. */
function findProblem(
  lot: Lot,
  now: ClassTerms,
  amounts: readonly (Amount | undefined)[],
): string | undefined {
  const shares = `${now.name} shares allotted on ${formatCivilDate(lot.issuedOn)}`;
  if (lot.currency !== now.currency) {
    return `The price of the ${shares} is in ${lot.currency}, but their nominal value is in ${now.currency} since: the form takes one currency for both.`;
  }
  if (lot.nominalEach !== now.nominalEach) {
    return `The nominal value of the ${shares} has changed since, and the form states the capital with the new one.`;
  }
  if (lot.price === undefined || lot.unpaid === undefined) {
    return `The share register does not say what was paid on the ${shares}.`;
  }
  if (!amounts.includes(undefined)) return undefined;
  return `What was paid on each of the ${shares} does not end within six decimals, and is never rounded.`;
}

/** Shares on the same terms are one line, in the order in which the terms came first. */
function addUp(read: readonly Line[]): readonly FiledAllotment[] {
  const alike = Map.groupBy(read, ({ terms }) => JSON.stringify(terms));
  return [...alike.values()].flatMap((lines) => {
    const [line] = lines;
    if (line === undefined) return [];
    const numberOfShares = toDecimalText(lines.map(({ shares }) => shares).reduce(addDecimals));
    return [{ ...line.terms, numberOfShares }];
  });
}

function capitalAnswers(position: SharePosition): Answers {
  const { currencies } = statementOfCapital(position);
  const tables = currencies.map(({ currency, totalShares, totalNominal, totalUnpaid }) => ({
    currency,
    totalNumberOfShares: totalShares,
    totalAggregateNominalValue: totalNominal,
    totalAmountUnpaid: totalUnpaid,
  }));
  const classes = currencies.map((table, index) =>
    rowsUnder(
      `${CAPITAL}.${index}.shares`,
      table.classes.map(({ className, particulars, numberOfShares, aggregateNominal }) => ({
        shareClass: className,
        prescribedParticulars: particulars,
        numberOfShares,
        aggregateNominalValue: aggregateNominal,
      })),
    ),
  );
  return Object.assign(rowsUnder(CAPITAL, tables), ...classes);
}

/** `path.0.name` for the members of each row; what is not known is not answered. */
function rowsUnder(path: string, rows: readonly object[]): Answers {
  const entries = rows.flatMap((row, index) =>
    Object.entries(row).map(([name, value]) => [`${path}.${index}.${name}`, String(value)] as const),
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
