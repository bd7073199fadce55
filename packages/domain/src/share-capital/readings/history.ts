import type { CivilDate } from '../../dates/civil-date.ts';
import { addDecimals, type ShareCount } from '../../money/exact-decimal.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareEventKind, Stamping } from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';

/** What an event did to one holder's shares of one class. */
export interface HoldingChange {
  readonly eventId: ShareEventId;
  readonly kind: ShareEventKind;
  readonly on: CivilDate;
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  /** Below zero for shares given up. */
  readonly change: ShareCount;
  /** Reversed entries stay in the history and are shown struck through, beside their reversal. */
  readonly isReversed: boolean;
}

/** One line of an allotment, as it was asked for. */
export interface AllotmentRow {
  readonly eventId: ShareEventId;
  readonly on: CivilDate;
  readonly classId: ShareClassId;
  readonly holderId: HolderId;
  readonly shares: string;
  readonly priceEach: string;
  readonly paidEach: string;
  readonly nonCash: string | undefined;
  readonly isReversed: boolean;
}

/** One line of a transfer, as it was asked for. */
export interface TransferRow {
  readonly eventId: ShareEventId;
  readonly on: CivilDate;
  readonly classId: ShareClassId;
  readonly fromId: HolderId;
  readonly toId: HolderId;
  readonly shares: string;
  readonly consideration: string | undefined;
  readonly isPartOfSeries: boolean;
  readonly exemption: string | undefined;
  readonly stamping: Stamping | undefined;
  readonly signedOn: string | undefined;
  readonly lodgedOn: string | undefined;
  readonly isReversed: boolean;
}

/** The ids of events that were reversed. */
export function reversedIn(events: readonly PlannedEvent[]): ReadonlySet<ShareEventId> {
  return new Set(events.flatMap(({ reverses }) => (reverses === undefined ? [] : [reverses])));
}

/** Every allotment, in the order of the events. */
export function allotmentHistory(events: readonly ShareEvent[]): readonly AllotmentRow[] {
  const reversed = reversedIn(events);
  return events.flatMap(({ id, effectiveOn, request }) => {
    if (request.kind !== 'allotment') return [];
    return request.allottees.map(({ classId, holderId, shares, priceEach, paidEach, nonCash }) => ({
      eventId: id,
      on: effectiveOn,
      classId,
      holderId,
      shares,
      priceEach,
      paidEach,
      nonCash,
      isReversed: reversed.has(id),
    }));
  });
}

/** Every transfer, in the order of the events. */
export function transferHistory(events: readonly ShareEvent[]): readonly TransferRow[] {
  const reversed = reversedIn(events);
  return events.flatMap(({ id, effectiveOn, request }) => {
    if (request.kind !== 'transfer') return [];
    return request.transferees.map(
      ({ transfereeId, shares, consideration, isPartOfSeries, exemption, stamping }) => ({
        eventId: id,
        on: effectiveOn,
        classId: request.classId,
        fromId: request.transferorId,
        toId: transfereeId,
        shares,
        consideration,
        isPartOfSeries: isPartOfSeries ?? false,
        exemption,
        stamping,
        signedOn: request.signedOn,
        lodgedOn: request.lodgedOn,
        isReversed: reversed.has(id),
      }),
    );
  });
}

/** What each event did to each holding; an event that restated shares without changing their number gives a change of 0. */
export function holdingHistory(events: readonly ShareEvent[]): readonly HoldingChange[] {
  const reversed = reversedIn(events);
  return events.flatMap((event) => {
    const changes = new Map<string, HoldingChange>();
    for (const { account, classId, shares } of event.postings) {
      if (account.kind !== 'holder') continue;
      const key = `${account.holderId}|${classId}`;
      const known = changes.get(key);
      changes.set(key, {
        eventId: event.id,
        kind: event.kind,
        on: event.effectiveOn,
        holderId: account.holderId,
        classId,
        change: known ? addDecimals(known.change, shares) : shares,
        isReversed: reversed.has(event.id),
      });
    }
    return [...changes.values()];
  });
}
