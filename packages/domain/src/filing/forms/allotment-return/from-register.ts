import { formatCivilDate } from '../../../dates/date-text.ts';
import {
  negateDecimal,
  type ShareCount,
  shareCount,
  sumShares,
  toDecimalText,
} from '../../../money/exact-decimal.ts';
import type { PlannedEvent } from '../../../share-capital/ledger/event.ts';
import { type Lot, paidOn } from '../../../share-capital/ledger/lot.ts';
import { amountEach } from '../../../share-capital/ledger/per-share.ts';
import { findClass, type SharePosition } from '../../../share-capital/ledger/position.ts';
import { statementOfCapital } from '../../../share-capital/projections/capital.ts';
import { CAPITAL } from '../fields/capital-fields.ts';
import { toFiledCapital } from '../filed-capital.ts';
import { type Answers, toAnswers } from '../kernel/form-fields.ts';
import { ALLOTMENTS } from './allotment-fields.ts';
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
  const issued = inOrder
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account.kind === 'issuer');
  const read = issued.flatMap(({ lotId, shares }) => {
    const lot = lots.find(({ id }) => id === lotId);
    return lot === undefined ? [] : [readIssued(lot, negateDecimal(shares), position)];
  });
  const problem = read.find((each) => typeof each === 'string');
  if (problem !== undefined) return refused(`${problem} Fill in SH01 by hand.`);
  const lines = addUp(read.filter((each) => typeof each !== 'string'));
  if (lines.length > ALLOTMENTS.max) {
    return refused(
      `The shares were allotted on ${lines.length} different terms, and the form takes ${ALLOTMENTS.max}: return fewer entries at once.`,
    );
  }
  return {
    ok: true,
    answers: {
      allottedFrom: first,
      ...(last !== first && { allottedTo: last }),
      ...toAnswers(ALLOTMENTS.path, lines),
      ...toAnswers(CAPITAL.path, toFiledCapital(statementOfCapital(position))),
    },
  };
}

/**
 * The line of a lot; a text says what the form cannot say of it: it has one currency and six decimals for all amounts of a
 * line.
 */
function readIssued(lot: Lot, shares: ShareCount, position: SharePosition): FiledAllotment | string {
  const now = findClass(position, lot.classId)?.terms;
  const on = formatCivilDate(lot.issuedOn);
  if (now === undefined) return `The class of shares allotted on ${on} is not known.`;
  const which = `${now.name} shares allotted on ${on}`;
  if (lot.currency !== now.currency) {
    return `The price of the ${which} is in ${lot.currency}, but their nominal value is in ${now.currency} since: the form takes one currency for both.`;
  }
  if (lot.nominalEach !== now.nominalEach) {
    return `The nominal value of the ${which} has changed since, and the form states the capital with the new one.`;
  }
  const amounts = [paidOn(lot), lot.unpaid].filter((amount) => amount !== undefined);
  if (amounts.length < 2) return `The share register does not say what was paid on the ${which}.`;
  const [paid, unpaid] = amounts.map(amountEach);
  if (paid === undefined || unpaid === undefined) {
    return `What was paid on each of the ${which} does not end within six decimals, and is never rounded.`;
  }
  return {
    shareClass: now.name,
    currency: lot.currency,
    nominalValue: toDecimalText(lot.nominalEach),
    amountPaidPerShare: toDecimalText(paid),
    amountUnpaidPerShare: toDecimalText(unpaid),
    ...(lot.nonCash !== undefined && { nonCashConsideration: lot.nonCash }),
    numberOfShares: toDecimalText(shares),
  };
}

/** Shares on the same terms are one line, in the order in which the terms came first. */
function addUp(lines: readonly FiledAllotment[]): readonly FiledAllotment[] {
  const alike = Map.groupBy(lines, (line) => JSON.stringify({ ...line, numberOfShares: '' }));
  return [...alike.values()].flatMap((same) => {
    const numberOfShares = sumShares(same.map((line) => shareCount(line.numberOfShares)));
    return same.slice(0, 1).map((line) => ({ ...line, numberOfShares: toDecimalText(numberOfShares) }));
  });
}
