import { type Amount, amount, type ShareCount, shareCount } from '../../money/exact-decimal.ts';
import { ledgerAccountKey, type LedgerAccount } from '../ledger/ledger-account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { LotId, ShareClassId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { findClass, positionAfter, type SharePosition } from '../ledger/position.ts';
import { statementOfCapital } from '../projections/capital.ts';
import { holdingsOf } from '../projections/holdings.ts';
import type { StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { type BookDuties, bookDutiesFor, type FilingDue, filingsDueFor } from './filings-due.ts';

/** A holding that an event changes or restates. */
interface HoldingEffect {
  readonly account: LedgerAccount;
  readonly classId: ShareClassId;
  readonly before: HoldingState;
  readonly after: HoldingState;
}

/** The number of shares of a holding, and the total amount unpaid on them. */
export interface HoldingState {
  readonly shares: ShareCount;
  readonly currency: string;
  /** Undefined where it is not known. */
  readonly unpaid: Amount | undefined;
}

/** The effects of an event for its preview, without PSC changes, which may happen on later days too. */
export interface EventEffects {
  readonly holdings: readonly HoldingEffect[];
  readonly capital: { readonly before: StatementOfCapitalRecord; readonly after: StatementOfCapitalRecord };
  readonly filings: readonly FilingDue[];
  readonly duties: BookDuties;
}

/** An event, the whole position at the end of its day, and facts of the company. */
export interface EventEffectsInput {
  readonly event: PlannedEvent;
  readonly position: SharePosition;
  readonly isPublic: boolean;
  readonly isUnlimited: boolean;
  /** Finds the older lots that a reversal brings back. */
  readonly findLot?: ((id: LotId) => Lot | undefined) | undefined;
}

/** The effects of posting an event, without certificates and PSC changes. */
export function effectsOfEvent(input: EventEffectsInput): EventEffects {
  const { event, position, isPublic, isUnlimited, findLot } = input;
  const after = positionAfter(position, event, findLot);
  const forfeitedLots = new Set(position.lines.filter(({ lot }) => lot.isForfeited).map(({ lot }) => lot.id));
  return {
    holdings: holdingEffects(event, position, after),
    capital: { before: statementOfCapital(position), after: statementOfCapital(after) },
    filings: filingsDueFor(event, { isPublic, isUnlimited, classes: after.classes, forfeitedLots }),
    duties: bookDutiesFor(event),
  };
}

/**
 * The effects of posting an event again: from the books as they were after it to the corrected ones. Its forms and duties
 * followed when it was first posted.
 */
export function effectsOfRepost(
  { postings }: PlannedEvent,
  { before, after }: { readonly before: SharePosition; readonly after: SharePosition },
): EventEffects {
  const touched = new Set(postings.map(({ classId }) => classId));
  const all = [before, after]
    .flatMap(holdingsOf)
    .flatMap(({ account, shareClass: { id: classId } }) =>
      touched.has(classId) ? [{ account, classId }] : [],
    );
  return {
    holdings: effectsOn(all, before, after).filter((effect) => !isSameState(effect)),
    capital: { before: statementOfCapital(before), after: statementOfCapital(after) },
    filings: [],
    duties: {},
  };
}

function isSameState({ before, after }: HoldingEffect): boolean {
  return (
    before.shares === after.shares && before.unpaid === after.unpaid && before.currency === after.currency
  );
}

function holdingEffects(
  event: PlannedEvent,
  position: SharePosition,
  after: SharePosition,
): readonly HoldingEffect[] {
  const touched = event.postings.filter(({ account: { kind } }) => kind === 'holder' || kind === 'treasury');
  return effectsOn(touched, position, after);
}

function effectsOn(
  holdings: readonly Pick<HoldingEffect, 'account' | 'classId'>[],
  position: SharePosition,
  after: SharePosition,
): readonly HoldingEffect[] {
  const touched = new Map(
    holdings.map(({ account, classId }) => [keyOf(account, classId), { account, classId }]),
  );
  const [was, is] = [statesByKey(position), statesByKey(after)];
  return [...touched].map(([key, holding]) => ({
    ...holding,
    before: was.get(key) ?? nothingOf(position, holding.classId),
    after: is.get(key) ?? nothingOf(after, holding.classId),
  }));
}

const keyOf = (account: LedgerAccount, classId: ShareClassId) => `${ledgerAccountKey(account)}|${classId}`;

function statesByKey(position: SharePosition): ReadonlyMap<string, HoldingState> {
  return new Map(
    holdingsOf(position).map(({ account, shareClass, shares, unpaid }) => [
      keyOf(account, shareClass.id),
      { shares, currency: shareClass.terms.currency, unpaid },
    ]),
  );
}

/** The state of an account without shares of a class. */
function nothingOf(position: SharePosition, classId: ShareClassId): HoldingState {
  const currency = findClass(position, classId)?.terms.currency ?? '';
  return { shares: shareCount('0'), currency, unpaid: amount('0') };
}
