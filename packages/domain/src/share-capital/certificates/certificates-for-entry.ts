import type { CivilDate } from '../../dates/civil-date.ts';
import { addDecimals, type ShareCount, subtractDecimals } from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { HolderId, LotId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { joined, type NumberRange, remainingOf } from '../ledger/number-range.ts';
import { reversedIn } from '../readings/history.ts';
import type { Holding } from '../readings/holdings.ts';
import {
  type Certificate,
  type CertificateChange,
  type CertificateToIssue,
  sharesCertified,
} from './certificate.ts';
import {
  certificatesOnPaper,
  isAsOnPaper,
  type PaperCertificate,
  sharesNotOnPaper,
  sharesOpened,
} from './certificates-on-paper.ts';
import { type Turnover, turnovers } from './turnovers.ts';

/** What is known around the events that certificates are made for. */
export interface CertificateSurroundings {
  readonly issuedOn: CivilDate;
  /** Finds lots that stood before. */
  readonly findLot: (id: LotId) => Lot | undefined;
  /** Every opening balance that was ever recorded: a certificate stays with the balance that it was first made for. */
  readonly balances?: ReadonlySet<ShareEventId> | undefined;
  /** Accounts whose holders nobody knows yet. */
  readonly notKnown?: ReadonlySet<HolderId> | undefined;
}

const NONE: ReadonlySet<never> = new Set();

/**
 * The certificates that an entry, one event or several recorded together, cancels and makes necessary, so that live ones
 * always total the holding (I13). Where it leaves an account with shares just as before, its certificates stay. Shares that
 * come in get a certificate; where shares go out, certificates are cancelled and a balance certificate made: those that a
 * reversed event made, one for just as many shares, else the oldest; where shares are restated or numbered ones go, all of
 * the account and class are replaced by one. A holding of an opening balance to which nothing else happened has the certificates
 * that the balance says, whatever one before it said. `findLot` finds older lots. Of shares whose holder is `notKnown` none is made: a
 * certificate names the registered holder (s.768).
 */
export function certificatesForEntry(
  events: readonly PlannedEvent[],
  certificates: readonly Certificate[],
  { issuedOn, findLot, balances = NONE, notKnown = NONE }: CertificateSurroundings,
): CertificateChange {
  const occasion = { issuedOn, balances, reversed: reversedIn(events) };
  const live = Map.groupBy(
    certificates.filter(({ status }) => status === 'live'),
    ({ holderId, classId }) => `${holderId}|${classId}`,
  );
  const changes = turnovers(events, findLot).map((turnover) =>
    changeFor(turnover, live.get(`${turnover.holderId}|${turnover.classId}`) ?? [], {
      ...occasion,
      onPaper: certificatesOnPaper(events, turnover),
      opened: sharesOpened(events, turnover),
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
  readonly balances: ReadonlySet<ShareEventId>;
  /** The certificates of the account and class that were on paper before the books began. */
  readonly onPaper: readonly PaperCertificate[];
  /** What an opening balance brings to the account and class; undefined where none does. */
  readonly opened: ShareCount | undefined;
}

function changeFor(turnover: Turnover, live: readonly Certificate[], occasion: Occasion): CertificateChange {
  const { came, went, numbersWent } = turnover;
  const held = addDecimals(subtractDecimals(sharesCertified(live), went), came);
  if (occasion.opened === held && live.every((each) => isOfBalance(each, occasion)))
    return changeToBalance(
      { ...turnover, came: held, numbersCame: numbersAfter(live, turnover) },
      live,
      occasion,
    );
  if (went === 0n) return { end: [], issue: came === 0n ? [] : certificatesForComing(turnover, occasion) };
  const isReplaced = came > 0n || numbersWent.length > 0;
  const ended = isReplaced ? live : givenUp(live, went, occasion);
  const end = endOf(ended, turnover, occasion);
  const left = addDecimals(subtractDecimals(sharesCertified(ended), went), came);
  if (left <= 0n) return { end, issue: [] };
  const numbers = numbersAfter(ended, turnover);
  const replaces = ended.map(({ number }) => number);
  const origin = came > 0n ? 'replacement' : 'balance';
  return { end, issue: [certificateFor(turnover, left, occasion, { numbers, origin, replaces })] };
}

/** Whether nothing but an opening balance made it: on paper before, or new for one, or for what is taken back now. */
function isOfBalance({ origin, eventId }: Certificate, { balances, reversed }: Occasion): boolean {
  if (origin !== 'new' || eventId === undefined) return origin === 'entered';
  return balances.has(eventId) || reversed.has(eventId);
}

/** The certificates that a balance says; those that it says just as the one before it did stay. */
function changeToBalance(
  turnover: Turnover,
  live: readonly Certificate[],
  occasion: Occasion,
): CertificateChange {
  const said = certificatesForComing(turnover, occasion);
  const stays = (each: Certificate) => said.some((one) => isAsOnPaper(each, one));
  return {
    end: endOf(
      live.filter((each) => !stays(each)),
      turnover,
      occasion,
    ),
    issue: said.filter((one) => !live.some((each) => isAsOnPaper(each, one))),
  };
}

function endOf(ended: readonly Certificate[], { eventId }: Turnover, { issuedOn: on }: Occasion) {
  return ended.map(({ number }) => ({ number, status: 'cancelled' as const, on, eventId }));
}

/** The numbers of the shares of certificates, less those that went and with those that came. */
function numbersAfter(
  certificates: readonly Certificate[],
  { numbersCame, numbersWent }: Turnover,
): readonly NumberRange[] {
  const before = certificates.flatMap(({ numbers }) => numbers);
  return joined([...remainingOf(before, numbersWent), ...numbersCame]);
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
  const rest = { numbers: joined(remainingOf(numbersCame, born)) };
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
