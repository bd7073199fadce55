import type { CivilDate } from '../../dates/civil-date.ts';
import { liveCertificates, sharesCertified } from '../certificates/certificate.ts';
import { checkStatementOfCapital } from '../check-statement-of-capital.ts';
import { isInIssue } from '../ledger/account.ts';
import { type IssuedBalances, replayBalances } from '../ledger/chronicle.ts';
import { type AsAt, compareEvents, type ShareEvent } from '../ledger/event.ts';
import { doRangesOverlap, sharesIn } from '../ledger/number-range.ts';
import { comparePerShare, NOTHING, onEach } from '../ledger/per-share.ts';
import { linesOfClass, type PositionLine, type SharePosition, sharesOn } from '../ledger/position.ts';
import { balanceKey, unbalancedLots } from '../ledger/posting.ts';
import { statementOfCapital } from '../readings/capital.ts';
import { holdingsOf } from '../readings/holdings.ts';
import type { RandomRegister } from './random-register.ts';

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

function certificateFaults({ ledger, certificates, lastDay }: RandomRegister): readonly string[] {
  const faults: string[] = [];
  let certified = 0n;
  for (const { account, shareClass, shares } of holdingsOf(ledger.positionAt({ on: lastDay }))) {
    if (account.kind !== 'holder') continue;
    const live = liveCertificates(certificates, { holderId: account.holderId, classId: shareClass.id });
    certified += shares;
    if (sharesCertified(live) !== shares)
      faults.push(`certificates of ${account.holderId} in ${shareClass.id} differ`);
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

/** Every answer of a register, as text: what must be the same again once an event is reversed. */
export function answersOf(register: RandomRegister, knownAt?: number): string {
  return register.days
    .map((on) => {
      const { classes, lines } = register.ledger.positionAt({ on, knownAt });
      const terms = classes.map(({ id, terms: each }) => `${id} ${Object.values(each).join('/')}`);
      const held = lines.map(({ account, lot, shares }) => `${balanceKey(account, lot.id)} ${shares}`);
      return [on, ...terms, ...held.sort()].join('\n');
    })
    .join('\n');
}
