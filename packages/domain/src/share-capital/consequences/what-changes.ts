import { type Amount, amount, type ShareCount, shareCount } from '../../money/exact-decimal.ts';
import { accountKey, type LedgerAccount } from '../ledger/account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { LotId, ShareClassId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { findClass, positionAfter, type SharePosition } from '../ledger/position.ts';
import { statementOfCapital } from '../readings/capital.ts';
import { holdingsOf } from '../readings/holdings.ts';
import type { StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { type BookDuties, bookDutiesFor, type FilingDue, filingsDueFor } from './filings-due.ts';

/** A holding that an event changes, or whose shares it restates. */
export interface HoldingEffect {
  readonly account: LedgerAccount;
  readonly classId: ShareClassId;
  readonly before: HoldingState;
  readonly after: HoldingState;
}

/** How many shares a holding has, and what is unpaid on them together. */
export interface HoldingState {
  readonly shares: ShareCount;
  readonly currency: string;
  /** Undefined where it is not known. */
  readonly unpaid: Amount | undefined;
}

/** What a person sees before an event is saved, apart from control, which may change on later days too. */
export interface WhatChanges {
  readonly holdings: readonly HoldingEffect[];
  readonly capital: { readonly before: StatementOfCapitalRecord; readonly after: StatementOfCapitalRecord };
  readonly filings: readonly FilingDue[];
  readonly duties: BookDuties;
}

/** What is asked about: an event, the whole position at the end of its day, and facts of the company. */
export interface ChangeQuestion {
  readonly event: PlannedEvent;
  readonly position: SharePosition;
  readonly isPublic: boolean;
  /** Finds the older lots that a reversal brings back. */
  readonly findLot?: ((id: LotId) => Lot | undefined) | undefined;
}

/** Everything that would change if the event were recorded, and what would follow from it; certificates and control apart. */
export function whatChanges({ event, position, isPublic, findLot }: ChangeQuestion): WhatChanges {
  const after = positionAfter(position, event, findLot);
  const forfeitedLots = new Set(position.lines.filter(({ lot }) => lot.isForfeited).map(({ lot }) => lot.id));
  return {
    holdings: holdingEffects(event, position, after),
    capital: { before: statementOfCapital(position), after: statementOfCapital(after) },
    filings: filingsDueFor(event, { isPublic, classes: after.classes, forfeitedLots }),
    duties: bookDutiesFor(event),
  };
}

/**
 * What changes by an event that is entered again: from the books as they were after it to the corrected ones. Its forms and
 * duties followed when it was first entered.
 */
export function whatChangesAgain(
  { postings }: PlannedEvent,
  { before, after }: { readonly before: SharePosition; readonly after: SharePosition },
): WhatChanges {
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

const keyOf = (account: LedgerAccount, classId: ShareClassId) => `${accountKey(account)}|${classId}`;

function statesByKey(position: SharePosition): ReadonlyMap<string, HoldingState> {
  return new Map(
    holdingsOf(position).map(({ account, shareClass, shares, unpaid }) => [
      keyOf(account, shareClass.id),
      { shares, currency: shareClass.terms.currency, unpaid },
    ]),
  );
}

/** An account without shares of a class. */
function nothingOf(position: SharePosition, classId: ShareClassId): HoldingState {
  const currency = findClass(position, classId)?.terms.currency ?? '';
  return { shares: shareCount('0'), currency, unpaid: amount('0') };
}
