import type { CivilDate } from '../../dates/civil-date.ts';
import {
  addDecimals,
  negateDecimal,
  type ShareCount,
  shareCount,
  subtractDecimals,
} from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { HolderId, LotId, ShareClassId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { doRangesOverlap, type NumberRange, remainingRanges } from '../ledger/number-range.ts';
import { joined } from '../readings/holdings.ts';
import {
  type Certificate,
  type CertificateChange,
  type CertificateToIssue,
  liveCertificates,
  sharesCertified,
} from './certificate.ts';

/** What an event did to one account's shares of one class. */
interface Turnover {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  came: ShareCount;
  went: ShareCount;
  readonly numbersCame: NumberRange[];
  readonly numbersWent: NumberRange[];
}

const NONE = shareCount('0');

/**
 * The certificates an event cancels and makes necessary, so that live ones always total the holding (I13). Shares that come
 * in get a certificate; where shares go out, certificates are cancelled and a balance certificate made: those that a reversed
 * event made, one for just as many shares, else the oldest; where shares are restated or numbered ones go, all of the account
 * and class are replaced by one. `findLot` finds older lots.
 */
export function certificatesForEvent(
  event: PlannedEvent,
  certificates: readonly Certificate[],
  { issuedOn, findLot }: { readonly issuedOn: CivilDate; readonly findLot: (id: LotId) => Lot | undefined },
): CertificateChange {
  const changes = turnovers(event, findLot).map((turnover) =>
    changeFor(turnover, liveCertificates(certificates, turnover), { event, issuedOn }),
  );
  return { end: changes.flatMap(({ end }) => end), issue: changes.flatMap(({ issue }) => issue) };
}

interface Occasion {
  readonly event: PlannedEvent;
  readonly issuedOn: CivilDate;
}

function changeFor(turnover: Turnover, live: readonly Certificate[], occasion: Occasion): CertificateChange {
  const { came, went, numbersCame, numbersWent } = turnover;
  if (went === 0n) {
    const issue =
      came === 0n ? [] : [certificateFor(turnover, came, occasion, { numbers: joined(numbersCame) })];
    return { end: [], issue };
  }
  const isReplaced = came > 0n || numbersWent.length > 0;
  const ended = isReplaced ? live : givenUp(live, went, occasion.event);
  const end = ended.map(({ number }) => ({ number, status: 'cancelled' as const, on: occasion.issuedOn }));
  const left = addDecimals(subtractDecimals(sharesCertified(ended), went), came);
  if (left <= 0n) return { end, issue: [] };
  const numbers = joined([
    ...without(
      ended.flatMap((each) => each.numbers),
      numbersWent,
    ),
    ...numbersCame,
  ]);
  const replaces = ended.map(({ number }) => number);
  const origin = came > 0n ? 'replacement' : 'balance';
  return { end, issue: [certificateFor(turnover, left, occasion, { numbers, origin, replaces })] };
}

function certificateFor(
  { holderId, classId }: Turnover,
  shares: ShareCount,
  { event, issuedOn }: Occasion,
  rest: Partial<CertificateToIssue>,
): CertificateToIssue {
  return {
    holderId,
    classId,
    shares,
    numbers: [],
    origin: 'new',
    issuedOn,
    eventId: event.id,
    replaces: [],
    ...rest,
  };
}

/** The certificates that are given up for so many shares: a holder looks for those that fit. */
function givenUp(
  live: readonly Certificate[],
  shares: ShareCount,
  { reverses }: PlannedEvent,
): readonly Certificate[] {
  const made = live.filter(({ eventId }) => eventId !== undefined && eventId === reverses);
  if (made.length > 0) return covering([...made, ...live.filter((each) => !made.includes(each))], shares);
  const exact = live.find((each) => each.shares === shares);
  return exact === undefined ? covering(live, shares) : [exact];
}

/** The first certificates that together are for at least so many shares. */
function covering(live: readonly Certificate[], shares: ShareCount): readonly Certificate[] {
  const taken: Certificate[] = [];
  for (const certificate of live) {
    if (sharesCertified(taken) >= shares) break;
    taken.push(certificate);
  }
  return taken;
}

function turnovers(
  { lots, postings }: PlannedEvent,
  findLot: (id: LotId) => Lot | undefined,
): readonly Turnover[] {
  const own = new Map(lots.map((lot) => [lot.id, lot]));
  const found = new Map<string, Turnover>();
  for (const { account, classId, lotId, shares } of postings) {
    if (account.kind !== 'holder') continue;
    const { holderId } = account;
    const key = `${holderId}|${classId}`;
    const known = found.get(key) ?? {
      holderId,
      classId,
      came: NONE,
      went: NONE,
      numbersCame: [],
      numbersWent: [],
    };
    found.set(key, known);
    const numbers = (own.get(lotId) ?? findLot(lotId))?.numbers;
    if (shares > 0n) known.came = addDecimals(known.came, shares);
    else known.went = addDecimals(known.went, negateDecimal(shares));
    if (numbers) (shares > 0n ? known.numbersCame : known.numbersWent).push(numbers);
  }
  return [...found.values()];
}

/** The parts of ranges that others do not take. */
function without(ranges: readonly NumberRange[], taken: readonly NumberRange[]): readonly NumberRange[] {
  return ranges.flatMap((range) => {
    const inside = taken
      .filter((each) => doRangesOverlap(each, range))
      .map(({ first, last }) => ({
        first: first > range.first ? first : range.first,
        last: last < range.last ? last : range.last,
      }))
      .sort((a, b) => (a.first < b.first ? -1 : 1));
    return remainingRanges(range, inside);
  });
}
