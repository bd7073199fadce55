import type { CivilDate } from '../../dates/civil-date.ts';
import {
  addDecimals,
  negateDecimal,
  type ShareCount,
  shareCount,
  subtractDecimals,
  sumShares,
} from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { HolderId, LotId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { doRangesOverlap, type NumberRange, remainingRanges, sharesIn } from '../ledger/number-range.ts';
import { reversedIn } from '../readings/history.ts';
import { type Holding, joined } from '../readings/holdings.ts';
import {
  type Certificate,
  type CertificateChange,
  type CertificateToIssue,
  sharesCertified,
} from './certificate.ts';
import { certificatesOnPaper, type PaperCertificate, sharesNotOnPaper } from './certificates-on-paper.ts';

/** What an entry did to one account's shares of one class. */
interface Turnover {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  readonly came: ShareCount;
  readonly went: ShareCount;
  readonly numbersCame: readonly NumberRange[];
  readonly numbersWent: readonly NumberRange[];
  /** The last event that moved them. */
  readonly eventId: ShareEventId;
}

/** What is known around the events that certificates are made for. */
export interface CertificateSurroundings {
  readonly issuedOn: CivilDate;
  /** Finds lots that stood before. */
  readonly findLot: (id: LotId) => Lot | undefined;
  /** Accounts whose holders nobody knows yet. */
  readonly notKnown?: ReadonlySet<HolderId> | undefined;
}

const NONE = shareCount('0');
const NOBODY: ReadonlySet<HolderId> = new Set();

/**
 * The certificates that an entry, one event or several recorded together, cancels and makes necessary, so that live ones
 * always total the holding (I13). Where it leaves an account with shares just as before, its certificates stay. Shares that
 * come in get a certificate; where shares go out, certificates are cancelled and a balance certificate made: those that a
 * reversed event made, one for just as many shares, else the oldest; where shares are restated or numbered ones go, all of
 * the account and class are replaced by one. `findLot` finds older lots. Of shares whose holder is `notKnown` none is made: a
 * certificate names the registered holder (s.768).
 */
export function certificatesForEntry(
  events: readonly PlannedEvent[],
  certificates: readonly Certificate[],
  { issuedOn, findLot, notKnown = NOBODY }: CertificateSurroundings,
): CertificateChange {
  const occasion = { issuedOn, reversed: reversedIn(events) };
  const live = Map.groupBy(
    certificates.filter(({ status }) => status === 'live'),
    ({ holderId, classId }) => `${holderId}|${classId}`,
  );
  const changes = turnovers(events, findLot).map((turnover) =>
    changeFor(turnover, live.get(`${turnover.holderId}|${turnover.classId}`) ?? [], {
      ...occasion,
      onPaper: certificatesOnPaper(events, turnover),
    }),
  );
  return {
    end: changes.flatMap(({ end }) => end),
    issue: changes.flatMap(({ issue }) => issue).filter(({ holderId }) => !notKnown.has(holderId)),
  };
}

/** The certificates for what an account holds, once it has become known whose it is. */
export function certificatesForHoldings(
  holdings: readonly Holding[],
  issuedOn: CivilDate,
): CertificateChange {
  const issue = holdings.flatMap(({ account, shareClass, shares, numbers }) => {
    if (account.kind !== 'holder') return [];
    const own = { holderId: account.holderId, classId: shareClass.id, shares, numbers };
    return [{ ...own, origin: 'new' as const, issuedOn, replaces: [] }];
  });
  return { end: [], issue };
}

interface Occasion {
  readonly issuedOn: CivilDate;
  readonly reversed: ReadonlySet<ShareEventId>;
  /** The certificates of the account and class that were on paper before the books began. */
  readonly onPaper: readonly PaperCertificate[];
}

function changeFor(turnover: Turnover, live: readonly Certificate[], occasion: Occasion): CertificateChange {
  const { came, went, numbersCame, numbersWent, eventId } = turnover;
  if (went === 0n) return { end: [], issue: came === 0n ? [] : certificatesForComing(turnover, occasion) };
  const isReplaced = came > 0n || numbersWent.length > 0;
  const ended = isReplaced ? live : givenUp(live, went, occasion);
  const end = ended.map(({ number }) => ({
    number,
    status: 'cancelled' as const,
    on: occasion.issuedOn,
    eventId,
  }));
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

/** Those on paper as they are, and one for the shares that none of them is for. */
function certificatesForComing(turnover: Turnover, occasion: Occasion): readonly CertificateToIssue[] {
  const { came, numbersCame } = turnover;
  const left = sharesNotOnPaper(came, occasion.onPaper);
  const onPaper = left < 0n ? [] : occasion.onPaper;
  const entered = onPaper.map(({ shares, ...paper }) =>
    certificateFor(turnover, shares, occasion, { ...paper, origin: 'entered' }),
  );
  if (left === 0n) return entered;
  const born = onPaper.flatMap(({ numbers }) => numbers);
  const rest = { numbers: joined(without(numbersCame, born)) };
  return [...entered, certificateFor(turnover, left < 0n ? came : left, occasion, rest)];
}

function certificateFor(
  { holderId, classId, eventId }: Turnover,
  shares: ShareCount,
  { issuedOn }: Occasion,
  rest: Partial<CertificateToIssue>,
): CertificateToIssue {
  return {
    holderId,
    classId,
    shares,
    numbers: [],
    origin: 'new',
    issuedOn,
    eventId,
    replaces: [],
    ...rest,
  };
}

/** The certificates that are given up for so many shares: a holder looks for those that fit. */
function givenUp(
  live: readonly Certificate[],
  shares: ShareCount,
  { reversed }: Occasion,
): readonly Certificate[] {
  const made = live.filter(({ eventId }) => eventId !== undefined && reversed.has(eventId));
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

/** Shares of one account and class that are alike on a certificate, in and out of the account. */
interface Alike {
  shares: ShareCount;
  readonly numbersIn: NumberRange[];
  readonly numbersOut: NumberRange[];
}

interface Moved extends Pick<Turnover, 'holderId' | 'classId'> {
  readonly alike: Map<string, Alike>;
  eventId: ShareEventId;
}

function turnovers(
  events: readonly PlannedEvent[],
  findLot: (id: LotId) => Lot | undefined,
): readonly Turnover[] {
  const own = new Map(events.flatMap(({ lots }) => lots).map((lot) => [lot.id, lot]));
  const found = new Map<string, Moved>();
  for (const { id: eventId, postings } of events) {
    for (const { account, classId, lotId, shares } of postings) {
      if (account.kind !== 'holder') continue;
      const { holderId } = account;
      const key = `${holderId}|${classId}`;
      const moved = found.get(key) ?? { holderId, classId, alike: new Map<string, Alike>(), eventId };
      found.set(key, moved);
      moved.eventId = eventId;
      move(moved.alike, own.get(lotId) ?? findLot(lotId), shares);
    }
  }
  return [...found.values()].map(turnoverOf);
}

function move(alike: Map<string, Alike>, lot: Lot | undefined, shares: ShareCount): void {
  const { currency, nominalEach, unpaid, numbers } = lot ?? {};
  const terms = `${currency} ${nominalEach} ${unpaid?.amount}/${unpaid?.shares}`;
  const known = alike.get(terms) ?? { shares: NONE, numbersIn: [], numbersOut: [] };
  alike.set(terms, known);
  known.shares = addDecimals(known.shares, shares);
  if (numbers) (shares > 0n ? known.numbersIn : known.numbersOut).push(numbers);
}

function turnoverOf({ holderId, classId, alike, eventId }: Moved): Turnover {
  let [came, went] = [NONE, NONE];
  const [numbersCame, numbersWent]: [NumberRange[], NumberRange[]] = [[], []];
  for (const { shares, numbersIn, numbersOut } of alike.values()) {
    const [more, fewer] = unequal(numbersIn, numbersOut);
    numbersCame.push(...more);
    numbersWent.push(...fewer);
    const isNumbered = numbersIn.length > 0 || numbersOut.length > 0;
    came = addDecimals(came, isNumbered ? sumShares(more.map(sharesIn)) : positive(shares));
    went = addDecimals(went, isNumbered ? sumShares(fewer.map(sharesIn)) : positive(negateDecimal(shares)));
  }
  return { holderId, classId, came, went, numbersCame, numbersWent, eventId };
}

const positive = (shares: ShareCount) => (shares > 0n ? shares : NONE);

/** The numbers that stand oftener in the first ranges than in the second, and those of which it is the other way round. */
function unequal(
  some: readonly NumberRange[],
  others: readonly NumberRange[],
): readonly [readonly NumberRange[], readonly NumberRange[]] {
  const steps = [some, others]
    .flatMap((ranges, side) =>
      ranges.flatMap(({ first, last }) => [
        { at: first, by: side === 0 ? 1 : -1 },
        { at: last + 1n, by: side === 0 ? -1 : 1 },
      ]),
    )
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const [more, fewer]: [NumberRange[], NumberRange[]] = [[], []];
  let count = 0;
  steps.forEach(({ at, by }, index) => {
    count += by;
    const last = (steps[index + 1]?.at ?? at) - 1n;
    if (count !== 0 && last >= at) (count > 0 ? more : fewer).push({ first: at, last });
  });
  return [joined(more), joined(fewer)];
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
