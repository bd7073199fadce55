import type { CivilDate } from '../../dates/civil-date.ts';
import { addDecimals, shareCount, type ShareCount, subtractDecimals } from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { HolderId, LotId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { joined, type NumberRange, remainingOf } from '../ledger/distinguishing-numbers.ts';
import { reversedIn } from '../projections/history.ts';
import type { Holding } from '../projections/holdings.ts';
import {
  type Certificate,
  type CertificateChange,
  type CertificateToIssue,
  sharesCertified,
} from './certificate.ts';
import {
  existingCertificates,
  isAsStated,
  type ExistingCertificate,
  holdingOpened,
  type OpenedHolding,
  sharesWithoutCertificate,
} from './existing-certificates.ts';
import { type HoldingMovement, holdingMovements } from './holding-movements.ts';

/** What changing certificates needs besides the events. */
export interface CertificateSurroundings {
  readonly issuedOn: CivilDate;
  /** Finds the lots of earlier events. */
  readonly findLot: (id: LotId) => Lot | undefined;
  /** Every opening balance ever posted: a certificate belongs to the balance for which it was first issued. */
  readonly balances?: ReadonlySet<ShareEventId> | undefined;
  /** Accounts of unidentified holders. */
  readonly unidentified?: ReadonlySet<HolderId> | undefined;
  /** What accounts held before the events, where certificates of an opening balance may not be known. */
  readonly before?: readonly Holding[] | undefined;
}

const NONE: ReadonlySet<never> = new Set();

/**
 * The certificates that an entry, one event or several posted together, cancels and issues, so that live certificates always
 * total the holding (I13). A holding left as it was keeps its certificates. Shares received get a certificate. For shares given
 * up, certificates are cancelled and a balance certificate is issued: those issued by a reversed event, one for exactly as many
 * shares, otherwise the oldest. Where shares are restated or numbered ones leave, one certificate replaces all of the holding.
 * A holding that has only an opening balance has the certificates that the last balance states. Shares whose certificates are
 * not known have none: those are given up first, and once all shares are restated, the new certificate is for all of them.
 * Unidentified holders receive none: a certificate names the registered holder (s.768).
 */
export function certificatesForEntry(
  events: readonly PlannedEvent[],
  certificates: readonly Certificate[],
  { issuedOn, findLot, balances = NONE, unidentified = NONE, before = [] }: CertificateSurroundings,
): CertificateChange {
  const facts = { issuedOn, balances, reversed: reversedIn(events) };
  const live = Map.groupBy(
    certificates.filter(({ status }) => status === 'live'),
    ({ holderId, classId }) => `${holderId}|${classId}`,
  );
  const changes = holdingMovements(events, findLot).map((movement) => {
    const own = live.get(`${movement.holderId}|${movement.classId}`) ?? [];
    return changeFor(movement, own, {
      ...facts,
      existing: existingCertificates(events, movement),
      opened: holdingOpened(events, movement),
      unknown: unknownOf(before, movement, own),
    });
  });
  return {
    end: changes.flatMap(({ end }) => end),
    issue: changes.flatMap(({ issue }) => issue).filter(({ holderId }) => !unidentified.has(holderId)),
  };
}

/** The certificates for the holdings of an account whose holder has been identified. */
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

interface MovementFacts {
  readonly issuedOn: CivilDate;
  readonly reversed: ReadonlySet<ShareEventId>;
  readonly balances: ReadonlySet<ShareEventId>;
  /** The existing certificates of the account and class that an opening balance states. */
  readonly existing: readonly ExistingCertificate[];
  /** What an opening balance brings to the account and class; undefined where none does. */
  readonly opened: OpenedHolding | undefined;
  readonly unknown: UnknownCertificates;
}

/** The shares of a holding whose certificates are not known. */
interface UnknownCertificates {
  readonly shares: ShareCount;
  readonly numbers: readonly NumberRange[];
}

const NO_SHARES = shareCount('0');

function unknownOf(
  before: readonly Holding[],
  { holderId, classId }: HoldingMovement,
  live: readonly Certificate[],
): UnknownCertificates {
  const held = before.find(
    ({ account, shareClass }) =>
      account.kind === 'holder' && account.holderId === holderId && shareClass.id === classId,
  );
  const shares = held === undefined ? NO_SHARES : subtractDecimals(held.shares, sharesCertified(live));
  if (held === undefined || shares <= 0n) return { shares: NO_SHARES, numbers: [] };
  const known = live.flatMap(({ numbers }) => numbers);
  return { shares, numbers: remainingOf(held.numbers, known) };
}

function changeFor(
  movement: HoldingMovement,
  live: readonly Certificate[],
  facts: MovementFacts,
): CertificateChange {
  const { received, givenUp, numbersGivenUp } = movement;
  const { unknown } = facts;
  const before = addDecimals(sharesCertified(live), unknown.shares);
  const held = addDecimals(subtractDecimals(before, givenUp), received);
  if (facts.opened?.shares === held && live.every((each) => isOfBalance(each, facts)))
    return changeToBalance(
      { ...movement, received: held, numbersReceived: numbersAfter(live, movement) },
      live,
      facts,
    );
  if (givenUp === 0n)
    return { end: [], issue: received === 0n ? [] : certificatesForReceived(movement, facts) };
  const ofKnown = remainingOf(numbersGivenUp, unknown.numbers);
  const isReplaced = received > 0n || ofKnown.length > 0;
  const [ended, ofEnded] = isReplaced ? [live, givenUp] : certificatesToCancel(live, givenUp, facts);
  const end = endOf(ended, movement, facts);
  const left = isReplaced ? held : subtractDecimals(sharesCertified(ended), ofEnded);
  if (left <= 0n) return { end, issue: [] };
  const others = isReplaced ? remainingOf(unknown.numbers, numbersGivenUp) : [];
  const numbers = joined([...numbersAfter(ended, movement), ...others]);
  const replaces = ended.map(({ number }) => number);
  const origin = received > 0n ? 'replacement' : originOfRest(ended, facts);
  return { end, issue: [certificateFor(movement, left, facts, { numbers, origin, replaces })] };
}

/** What takes the place of certificates of a corrected entry alone is no balance: of a holding that stood before nothing was given up. */
function originOfRest(ended: readonly Certificate[], { reversed }: MovementFacts): 'replacement' | 'balance' {
  const isCorrected = ended.every(({ eventId }) => eventId !== undefined && reversed.has(eventId));
  return isCorrected ? 'replacement' : 'balance';
}

/** Whether a certificate belongs to an opening balance: existing before, or issued for one or for a reversed event. */
function isOfBalance({ origin, eventId }: Certificate, { balances, reversed }: MovementFacts): boolean {
  if (origin !== 'new' || eventId === undefined) return origin === 'entered';
  return balances.has(eventId) || reversed.has(eventId);
}

/** The certificates that an opening balance states; those stated just as before stay. */
function changeToBalance(
  movement: HoldingMovement,
  live: readonly Certificate[],
  facts: MovementFacts,
): CertificateChange {
  const said = certificatesForReceived(movement, facts);
  const stays = (each: Certificate) => said.some((one) => isAsStated(each, one));
  return {
    end: endOf(
      live.filter((each) => !stays(each)),
      movement,
      facts,
    ),
    issue: said.filter((one) => !live.some((each) => isAsStated(each, one))),
  };
}

function endOf(ended: readonly Certificate[], { eventId }: HoldingMovement, { issuedOn: on }: MovementFacts) {
  return ended.map(({ number }) => ({ number, status: 'cancelled' as const, on, eventId }));
}

/** The distinguishing numbers of certificates after a movement. */
function numbersAfter(
  certificates: readonly Certificate[],
  { numbersReceived, numbersGivenUp }: HoldingMovement,
): readonly NumberRange[] {
  const before = certificates.flatMap(({ numbers }) => numbers);
  return joined([...remainingOf(before, numbersGivenUp), ...numbersReceived]);
}

/** The existing certificates, and one for the shares that none of them is for. */
function certificatesForReceived(
  movement: HoldingMovement,
  facts: MovementFacts,
): readonly CertificateToIssue[] {
  const { received, numbersReceived } = movement;
  const left = sharesWithoutCertificate(received, facts.existing);
  const existing = left < 0n ? [] : facts.existing;
  const entered = existing.map(({ shares, ...existing }) =>
    certificateFor(movement, shares, facts, { ...existing, origin: 'entered' }),
  );
  if (left === 0n) return entered;
  if (facts.opened !== undefined && facts.opened.issuedOn === undefined) return entered;
  const born = existing.flatMap(({ numbers }) => numbers);
  const { issuedOn = facts.issuedOn } = facts.opened ?? {};
  const rest = { numbers: joined(remainingOf(numbersReceived, born)), issuedOn };
  return [...entered, certificateFor(movement, left < 0n ? received : left, facts, rest)];
}

function certificateFor(
  { holderId, classId, eventId }: HoldingMovement,
  shares: ShareCount,
  { issuedOn }: MovementFacts,
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

/** The certificates to cancel for shares given up, and how many of those shares they are for. */
function certificatesToCancel(
  live: readonly Certificate[],
  shares: ShareCount,
  { reversed, unknown }: MovementFacts,
): readonly [readonly Certificate[], ShareCount] {
  const made = live.filter(({ eventId }) => eventId !== undefined && reversed.has(eventId));
  if (made.length > 0)
    return [covering([...made, ...live.filter((each) => !made.includes(each))], shares), shares];
  const exact = live.find((each) => each.shares === shares);
  if (exact !== undefined) return [[exact], shares];
  if (unknown.shares >= shares) return [[], NO_SHARES];
  const ofLive = subtractDecimals(shares, unknown.shares);
  return [covering(live, ofLive), ofLive];
}

/** The first certificates that together are for at least this number of shares. */
function covering(live: readonly Certificate[], shares: ShareCount): readonly Certificate[] {
  const taken: Certificate[] = [];
  for (const certificate of live) {
    if (sharesCertified(taken) >= shares) break;
    taken.push(certificate);
  }
  return taken;
}
