import { multiplyExactly, toDecimalText } from '@statbook/domain/money';
import {
  type BookDuties,
  type ClassTerms,
  describeHolder,
  describeNumberRanges,
  linesOfClass,
  nameOfHolder,
  type ShareClass,
  type ShareHolder,
  type SharePosition,
  sharesOn,
} from '@statbook/domain/share-capital';
import type { Certificate } from '@statbook/domain/share-capital/certificates';
import { type Holding, holdingsOf, unpaidOn } from '@statbook/domain/share-capital/projections';
import type { HolderOn } from './holder-queries.ts';
import type { StoredEvent } from './event-queries.ts';
import { classNameOn, type TermsOn } from './terms-over-time-queries.ts';

/** How the company is named where it holds shares of its own, in treasury or forfeited. */
export const THE_COMPANY = 'The company itself';

function presentClass({ id, terms }: ShareClass, position: SharePosition) {
  const lines = linesOfClass(position, id);
  const inIssue = sharesOn(lines);
  const unpaid = unpaidOn(lines);
  const own = lines.filter(({ account }) => account.kind === 'treasury');
  const forfeited = own.filter(({ lot }) => lot.isForfeited);
  return {
    shareClassId: id,
    ...presentTerms(terms),
    isNumbered: terms.isNumbered,
    sharesInIssue: toDecimalText(inIssue),
    sharesInTreasury: toDecimalText(sharesOn(own)),
    sharesForfeited: toDecimalText(sharesOn(forfeited)),
    // Whole shares times six decimals end within six decimals.
    aggregateNominal: toDecimalText(multiplyExactly(inIssue, terms.nominalEach) ?? terms.nominalEach),
    amountUnpaid: unpaid === undefined ? null : toDecimalText(unpaid),
  };
}

/** What a class is at a time, as far as an entry can change it. */
export const presentTerms = (terms: ClassTerms) => ({
  className: terms.name,
  currency: terms.currency,
  nominalValue: toDecimalText(terms.nominalEach),
  particulars: terms.particulars,
  votesPerShare: String(terms.votesPerShare),
  isRedeemable: terms.isRedeemable,
});

export const presentClasses = (position: SharePosition) =>
  position.classes.map((each) => presentClass(each, position));

export function presentHolder(holder: ShareHolder) {
  return {
    holderId: holder.id,
    name: describeHolder(holder),
    members: holder.members.map(({ personId, name, registeredNumber: companyNumber }) =>
      name.kind === 'person'
        ? { kind: name.kind, personId, surname: name.surname, forename: name.forename }
        : { kind: 'company' as const, personId, name: name.name, companyNumber },
    ),
    designation: holder.designation,
    address: holder.address,
  };
}

/** The holder of an account, null for the company's own shares, with the name it is read by. */
export function presentAccount(account: Holding['account'], holders: readonly ShareHolder[]) {
  return account.kind === 'holder'
    ? { holderId: account.holderId, holderName: nameOfHolder(holders, account.holderId) }
    : { holderId: null, holderName: THE_COMPANY };
}

export function presentHolding(holding: Holding, holders: readonly ShareHolder[]) {
  const { holderId, holderName } = presentAccount(holding.account, holders);
  return { ...presentSharesHeld(holding), holderId, holderName };
}

/** A holding without its holder. */
export function presentSharesHeld({ shareClass, shares, numbers, paid, unpaid }: Holding) {
  return {
    shareClassId: shareClass.id,
    className: shareClass.terms.name,
    shares: toDecimalText(shares),
    numbers: describeNumberRanges(numbers),
    amountPaid: paid === undefined ? null : toDecimalText(paid),
    amountUnpaid: unpaid === undefined ? null : toDecimalText(unpaid),
  };
}

export const presentHoldings = (position: SharePosition) =>
  holdingsOf(position).map((holding) => presentHolding(holding, position.holders));

/** Account by account; what the company holds itself is left out. */
export function presentHeld(holdings: readonly Holding[], holders: readonly ShareHolder[]) {
  const presented = holdings.map((holding) => presentHolding(holding, holders));
  return [...Map.groupBy(presented, ({ holderId }) => holderId)].flatMap(([holderId, own]) =>
    holderId === null ? [] : [{ holderId, holderName: own[0]?.holderName ?? '', holdings: own }],
  );
}

export function presentEvent(event: StoredEvent) {
  return {
    shareEventId: event.id,
    number: event.order,
    kind: event.kind,
    effectiveOn: event.effectiveOn,
    recordedAt: event.recordedAt.toISOString(),
    reverses: event.reverses ?? null,
    entersAgain: event.entersAgain ?? null,
    isReversed: event.isReversed,
    request: event.sent,
  };
}

/** A certificate as it is listed: with the names that its holder and its class had when it was issued. */
export function presentCertificate(
  certificate: Certificate,
  { holderOn, termsOn }: { holderOn: HolderOn; termsOn: TermsOn },
) {
  const holder = holderOn(certificate.holderId, certificate.issuedOn);
  return {
    certificateNumber: certificate.number,
    holderId: certificate.holderId,
    holderName: holder === undefined ? certificate.holderId : describeHolder(holder),
    shareClassId: certificate.classId,
    className: classNameOn(termsOn, certificate.classId, certificate.issuedOn),
    shares: toDecimalText(certificate.shares),
    numbers: describeNumberRanges(certificate.numbers),
    origin: certificate.origin,
    issuedOn: certificate.issuedOn,
    status: certificate.status,
    endedOn: certificate.endedOn ?? null,
    replaces: [...certificate.replaces],
    shareEventId: certificate.eventId ?? null,
  };
}

export function nameOfClass(classes: readonly ShareClass[], id: string): string {
  return classes.find((each) => each.id === id)?.terms.name ?? id;
}

/** What an event obliges the company to besides filing, as it is shown. */
export const presentDuties = ({ registerBy, certificatesBy, stampDuty }: BookDuties) => ({
  registerBy: registerBy ?? null,
  certificatesBy: certificatesBy ?? null,
  stampDuty: stampDuty ? { duty: toDecimalText(stampDuty.duty), dueOn: stampDuty.dueOn } : null,
});
