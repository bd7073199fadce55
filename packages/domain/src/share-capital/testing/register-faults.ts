import type { CivilDate } from '../../dates/civil-date.ts';
import { type Certificate, sharesCertified } from '../certificates/certificate.ts';
import { liveCertificates } from './reference-model/certificate-register.ts';
import { checkStatementOfCapital } from '../check-statement-of-capital.ts';
import { isInIssue } from '../ledger/ledger-account.ts';
import { type IssuedBalances, replayBalances } from './reference-model/event-timeline.ts';
import { type AsAt, compareEvents, type ShareEvent } from '../ledger/event.ts';
import { describeNumberRanges, doRangesOverlap, joined, sharesIn } from '../ledger/distinguishing-numbers.ts';
import { comparePerShare, NOTHING, onEach } from '../ledger/per-share.ts';
import { linesOfClass, type PositionLine, type SharePosition, sharesOn } from '../ledger/position.ts';
import { balanceKey, unbalancedLots } from '../ledger/posting.ts';
import { statementOfCapital } from '../projections/capital.ts';
import { holdingsOf } from '../projections/holdings.ts';
import { ShareLedger } from './reference-model/share-ledger.ts';
import type { RandomRegister } from './random-register.ts';
import { RANDOM_CLASSES, UNIDENTIFIED } from './random-company.ts';
import { staleResults } from './stale-results.ts';

/** Everything that must always be true of a register and is not; each check has its own way to the answer. */
export function faultsOf(register: RandomRegister): readonly string[] {
  const { ledger } = register;
  const events = ledger.list();
  const changed = new Set(events.map(({ effectiveOn }) => effectiveOn));
  return [
    ...events
      .filter(({ postings }) => unbalancedLots(postings).length > 0)
      .map(({ id }) => `${id} does not balance`),
    ...negativeBalances(events),
    ...[...changed].flatMap((on) => faultsAt(register, on)),
    ...certificateFaults(register),
    ...staleResults(register),
  ];
}

/** Balances below zero at the end of any day, found by going through all postings in order of date. */
function negativeBalances(events: readonly ShareEvent[]): readonly string[] {
  const faults: string[] = [];
  const balances = new Map<string, bigint>();
  const sorted = [...events].sort(compareEvents);
  sorted.forEach(({ effectiveOn, postings }, index) => {
    for (const { account, lotId, shares } of postings) {
      if (account.kind === 'issuer') continue;
      const key = balanceKey(account, lotId);
      balances.set(key, (balances.get(key) ?? 0n) + shares);
    }
    if (sorted[index + 1]?.effectiveOn === effectiveOn) return;
    for (const [key, balance] of balances) {
      if (balance < 0n) faults.push(`${key} is ${balance} on ${effectiveOn}`);
    }
  });
  return faults;
}

function faultsAt({ ledger }: RandomRegister, on: CivilDate): readonly string[] {
  const position = ledger.positionAt({ on });
  const faults = position.lines
    .flatMap((line) => lineFaults(position, line))
    .map((fault) => `${fault} on ${on}`);
  if (!sameBalances(position, replayBalances(ledger.list(), { on })))
    faults.push(`projection differs on ${on}`);
  for (const { id } of position.classes) {
    const lines = linesOfClass(position, id);
    if (sharesOn(lines) !== issuedByCounterpart(ledger.list(), id, { on }))
      faults.push(`${id} differs from what was issued on ${on}`);
    if (hasNumberTwice(lines)) faults.push(`${id} has a number twice on ${on}`);
  }
  if (position.lines.length === 0) return faults;
  const errors = checkStatementOfCapital(statementOfCapital(position));
  return [...faults, ...errors.map(({ message }) => `${message} on ${on}`)];
}

/** A class in issue is what came from its issuer and was not cancelled. */
function issuedByCounterpart(events: readonly ShareEvent[], classId: string, { on }: AsAt): bigint {
  let issued = 0n;
  for (const { effectiveOn, postings } of events) {
    if (effectiveOn > on) continue;
    for (const posting of postings) {
      if (posting.classId === classId && !isInIssue(posting.account)) issued -= posting.shares;
    }
  }
  return issued;
}

function lineFaults({ classes }: SharePosition, { lot, shares }: PositionLine): readonly string[] {
  const terms = classes.find(({ id }) => id === lot.classId)?.terms;
  const { numbers, price, unpaid } = lot;
  const checks: readonly (readonly [isFault: boolean | undefined, fault: string])[] = [
    [shares <= 0n, 'has no shares'],
    [terms?.nominalEach !== lot.nominalEach || terms.currency !== lot.currency, 'is not of its class'],
    [Boolean(numbers) !== terms?.isNumbered, 'has numbers wrongly'],
    [numbers && sharesIn(numbers) !== shares, 'has another count than numbers'],
    [unpaid && comparePerShare(unpaid, NOTHING) < 0, 'is overpaid'],
    [unpaid && price && comparePerShare(unpaid, price) > 0, 'owes too much'],
    [price && comparePerShare(price, onEach(lot.nominalEach)) < 0, 'is at a discount'],
  ];
  return checks.flatMap(([isFault, fault]) => (isFault ? [`${lot.id} ${fault}`] : []));
}

function hasNumberTwice(lines: readonly PositionLine[]): boolean {
  const ranges = lines.flatMap(({ lot }) => (lot.numbers ? [lot.numbers] : []));
  const sorted = ranges.sort((a, b) => (a.first < b.first ? -1 : 1));
  return sorted.some((range, index) => {
    const next = sorted[index + 1];
    return next !== undefined && doRangesOverlap(range, next);
  });
}

/**
 * Certificates agree with the holdings of the last day: now, and as they were at each entry and action, against the
 * register as it was known then. Numbered ones bear the numbers held, none twice; nobody has one of shares whose holder is not
 * known.
 */
function certificateFaults({
  ledger,
  certificates,
  certificatesThen,
  lastDay,
}: RandomRegister): readonly string[] {
  const states = [...certificatesThen, { order: ledger.list().length, certificates }];
  return states.flatMap(({ order, certificates: then }) => {
    const position = ledger.positionAt({ on: lastDay, knownAt: order });
    return uncertified(position, then).map((fault) => `${fault} as known at ${order}`);
  });
}

function uncertified(position: SharePosition, certificates: readonly Certificate[]): readonly string[] {
  const faults: string[] = [];
  let certified = 0n;
  for (const { account, shareClass, shares, numbers } of holdingsOf(position)) {
    if (account.kind !== 'holder' || UNIDENTIFIED.has(account.holderId)) continue;
    const live = liveCertificates(certificates, { holderId: account.holderId, classId: shareClass.id });
    certified += shares;
    if (sharesCertified(live) !== shares)
      faults.push(`certificates of ${account.holderId} in ${shareClass.id} differ`);
    const born = joined(live.flatMap((each) => each.numbers));
    if (describeNumberRanges(born) !== describeNumberRanges(numbers))
      faults.push(`certificates of ${account.holderId} in ${shareClass.id} bear other numbers`);
  }
  const all = sharesCertified(certificates.filter(({ status }) => status === 'live'));
  return all === certified ? faults : [...faults, 'a certificate is live without shares'];
}

/** Whether a position holds exactly these balances. */
export function sameBalances(position: SharePosition, balances: IssuedBalances): boolean {
  return (
    position.lines.length === balances.size &&
    position.lines.every(({ account, lot, shares }) => balances.get(balanceKey(account, lot.id)) === shares)
  );
}

/** Every answer of a register on every day, as text: holdings, lots, capital, class terms. */
export function answersOf(
  { ledger, days }: Pick<RandomRegister, 'ledger' | 'days'>,
  knownAt?: number,
): string {
  return days
    .map((on) => {
      const position = ledger.positionAt({ on, knownAt });
      const terms = position.classes.map(({ id, terms: each }) => `${id} ${Object.values(each).join('/')}`);
      const held = position.lines.map(
        ({ account, lot, shares }) => `${balanceKey(account, lot.id)} ${shares}`,
      );
      const capital = position.lines.length === 0 ? '' : textOf(statementOfCapital(position));
      return [on, ...terms, ...held.sort(), capital].join('\n');
    })
    .join('\n');
}

/** A register that knows only the events that count, posted together: it must answer as the whole one. */
export function ofLiveEvents({ ledger, days }: RandomRegister): Pick<RandomRegister, 'ledger' | 'days'> {
  const alone = new ShareLedger(RANDOM_CLASSES);
  const live = ledger.list().filter((event) => ledger.isLive(event));
  // An event that takes the place of another deals in lots that the other made.
  const withLots = live.map((event) => ({
    ...event,
    lots: [...new Set(event.postings.map(({ lotId }) => lotId))].flatMap((id) => ledger.lot(id) ?? []),
  }));
  const outcome = alone.append(withLots, { kind: 'person', reference: 'alone' });
  if (!outcome.ok)
    throw new Error(`The events that count do not stand alone: ${JSON.stringify(outcome.refusal)}`);
  return { ledger: alone, days };
}

/** The certificates as text. */
export function certificatesText({ certificates }: RandomRegister): string {
  return textOf(certificates);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'bigint' ? String(member) : member,
  );
}
