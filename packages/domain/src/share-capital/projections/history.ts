import type { CivilDate } from '../../dates/civil-date.ts';
import { addDecimals, type ShareCount, sumShares, toDecimalText } from '../../money/exact-decimal.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type {
  ShareEventKind,
  Stamping,
  TransferRequest,
  TreasurySaleRequest,
} from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';

/** The change of one holder's shares of one class by an event. */
export interface HoldingChange {
  readonly eventId: ShareEventId;
  readonly kind: ShareEventKind;
  readonly on: CivilDate;
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  /** Below zero for shares given up. */
  readonly change: ShareCount;
  /** Reversed entries stay in the history beside their reversal. */
  readonly isReversed: boolean;
}

/** New shares for one holder: a line of an allotment as requested, or a part of a bonus issue. */
export interface AllotmentRow {
  readonly eventId: ShareEventId;
  readonly kind: 'allotment' | 'bonus-issue';
  readonly on: CivilDate;
  readonly classId: ShareClassId;
  readonly holderId: HolderId;
  readonly shares: string;
  readonly priceEach: string;
  readonly paidEach: string;
  readonly nonCash: string | undefined;
  readonly isReversed: boolean;
}

/**
 * Shares that passed to one holder: by an instrument, by operation of law, or by sale of treasury or forfeited shares.
 */
export interface TransferRow {
  readonly eventId: ShareEventId;
  readonly kind: 'transfer' | 'transmission' | 'treasury-sale';
  readonly on: CivilDate;
  readonly classId: ShareClassId;
  /** Undefined for the company itself. */
  readonly fromId: HolderId | undefined;
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

/** Every allotment and bonus issue, in the order of the events. */
export function allotmentHistory(events: readonly ShareEvent[]): readonly AllotmentRow[] {
  const reversed = reversedIn(events);
  return events.flatMap((event): AllotmentRow[] => {
    const { id: eventId, effectiveOn: on, request } = event;
    const own = { eventId, on, isReversed: reversed.has(eventId) };
    if (request.kind === 'bonus-issue')
      return bonusShares(event).map((part) => ({ ...own, kind: 'bonus-issue', ...part }));
    if (request.kind !== 'allotment') return [];
    return request.allottees.map(({ classId, holderId, shares, priceEach, paidEach, nonCash }) => ({
      ...own,
      kind: 'allotment',
      classId,
      holderId,
      shares,
      priceEach,
      paidEach,
      nonCash,
    }));
  });
}

/** The bonus shares of each holder, fully paid at their nominal value. */
function bonusShares({ lots, postings }: ShareEvent) {
  return postings.flatMap(({ account, classId, lotId, shares }) => {
    const lot = lots.find(({ id }) => id === lotId);
    if (account.kind !== 'holder' || lot === undefined) return [];
    const each = toDecimalText(lot.nominalEach);
    const price = { priceEach: each, paidEach: each, nonCash: lot.nonCash };
    return [{ classId, holderId: account.holderId, shares: toDecimalText(shares), ...price }];
  });
}

/** Every transfer, transmission and treasury sale, in the order of the events. */
export function transferHistory(events: readonly ShareEvent[]): readonly TransferRow[] {
  const reversed = reversedIn(events);
  return events.flatMap((event): TransferRow[] => {
    const { id: eventId, effectiveOn: on, request } = event;
    const own = { eventId, on, isReversed: reversed.has(eventId) };
    if (request.kind === 'transfer') return transferredBy(request).map((line) => ({ ...own, ...line }));
    if (request.kind === 'treasury-sale') return soldBy(request).map((line) => ({ ...own, ...line }));
    if (request.kind !== 'transmission') return [];
    const { fromId, toId } = request;
    return receivedBy(event).map((part) => ({
      ...own,
      ...NO_INSTRUMENT,
      kind: 'transmission',
      fromId,
      toId,
      ...part,
    }));
  });
}

type TransferLine = Omit<TransferRow, 'eventId' | 'on' | 'isReversed'>;

/** Shares that pass without a form of transfer bear no stamp duty and have no dates of one. */
const NO_INSTRUMENT = {
  consideration: undefined,
  isPartOfSeries: false,
  exemption: undefined,
  stamping: undefined,
  signedOn: undefined,
  lodgedOn: undefined,
};

function transferredBy(request: TransferRequest): readonly TransferLine[] {
  const { classId, transferorId, signedOn, lodgedOn } = request;
  return request.transferees.map(
    ({ transfereeId, shares, consideration, isPartOfSeries, exemption, stamping }) => ({
      kind: 'transfer',
      classId,
      fromId: transferorId,
      toId: transfereeId,
      shares,
      consideration,
      isPartOfSeries: isPartOfSeries ?? false,
      exemption,
      stamping,
      signedOn,
      lodgedOn,
    }),
  );
}

function soldBy({ classId, buyers }: TreasurySaleRequest): readonly TransferLine[] {
  return buyers.map(({ transfereeId, shares, consideration }) => ({
    ...NO_INSTRUMENT,
    kind: 'treasury-sale',
    classId,
    fromId: undefined,
    toId: transfereeId,
    shares,
    consideration,
  }));
}

/** The shares that holders received by an event, class by class. */
function receivedBy({ postings }: ShareEvent) {
  const received = postings.filter(({ account, shares }) => account.kind === 'holder' && shares > 0n);
  return [...Map.groupBy(received, ({ classId }) => classId)].map(([classId, own]) => ({
    classId,
    shares: toDecimalText(sumShares(own.map(({ shares }) => shares))),
  }));
}

/** The change of each holding by each event; 0 where an event restates shares without changing their number. */
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
