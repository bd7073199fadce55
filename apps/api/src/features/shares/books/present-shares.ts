import { toWireKeys } from '@statbook/contract';
import {
  type BookDuties,
  type Certificate,
  type ClassTerms,
  describeHolder,
  describeNumberRanges,
  type Holding,
  holdingsOf,
  linesOfClass,
  multiplyExactly,
  nameOfHolder,
  type ShareClass,
  type ShareHolder,
  type SharePosition,
  sharesOn,
  statementOfCapital,
  toDecimalText,
  unpaidOn,
} from '@statbook/domain';
import type { HolderOn } from './holder-queries.ts';
import type { StoredEvent } from './event-queries.ts';
import { classNameOn, type TermsOn } from './terms-over-time-queries.ts';

/** How the company is named where it holds shares of its own, in treasury or forfeited. */
export const THE_COMPANY = 'The company itself';

export function presentClass({ id, terms }: ShareClass, position: SharePosition) {
  const lines = linesOfClass(position, id);
  const inIssue = sharesOn(lines);
  const unpaid = unpaidOn(lines);
  const own = lines.filter(({ account }) => account.kind === 'treasury');
  const forfeited = own.filter(({ lot }) => lot.isForfeited);
  return {
    ShareClassId: id,
    ...presentTerms(terms),
    IsNumbered: terms.isNumbered,
    SharesInIssue: toDecimalText(inIssue),
    SharesInTreasury: toDecimalText(sharesOn(own)),
    SharesForfeited: toDecimalText(sharesOn(forfeited)),
    // Whole shares times six decimals end within six decimals.
    AggregateNominal: toDecimalText(multiplyExactly(inIssue, terms.nominalEach) ?? terms.nominalEach),
    AmountUnpaid: unpaid === undefined ? null : toDecimalText(unpaid),
  };
}

/** What a class is at a time, as far as an entry can change it. */
export const presentTerms = (terms: ClassTerms) => ({
  ClassName: terms.name,
  Currency: terms.currency,
  NominalValue: toDecimalText(terms.nominalEach),
  Particulars: terms.particulars,
  VotesPerShare: String(terms.votesPerShare),
  IsRedeemable: terms.isRedeemable,
});

export const presentClasses = (position: SharePosition) =>
  position.classes.map((each) => presentClass(each, position));

export const presentCapital = (position: SharePosition) => toWireKeys(statementOfCapital(position));

export function presentHolder(holder: ShareHolder) {
  return {
    HolderId: holder.id,
    Name: describeHolder(holder),
    Members: holder.members.map(({ personId, name, registeredNumber }) =>
      name.kind === 'person'
        ? {
            Kind: 'person' as const,
            PersonId: personId,
            Surname: name.surname,
            Forename: name.forename ?? null,
          }
        : {
            Kind: 'company' as const,
            PersonId: personId,
            Name: name.name,
            CompanyNumber: registeredNumber ?? null,
          },
    ),
    Designation: holder.designation ?? null,
    Address: holder.address === undefined ? null : toWireKeys(holder.address),
  };
}

/** The holder of an account, null for the company's own shares, with the name it is read by. */
export function presentAccount(account: Holding['account'], holders: readonly ShareHolder[]) {
  return account.kind === 'holder'
    ? { HolderId: account.holderId, HolderName: nameOfHolder(holders, account.holderId) }
    : { HolderId: null, HolderName: THE_COMPANY };
}

export function presentHolding(holding: Holding, holders: readonly ShareHolder[]) {
  const { account, shareClass, shares, numbers, paid, unpaid } = holding;
  return {
    ...presentAccount(account, holders),
    ShareClassId: shareClass.id,
    ClassName: shareClass.terms.name,
    Shares: toDecimalText(shares),
    Numbers: describeNumberRanges(numbers),
    AmountPaid: paid === undefined ? null : toDecimalText(paid),
    AmountUnpaid: unpaid === undefined ? null : toDecimalText(unpaid),
  };
}

export const presentHoldings = (position: SharePosition) =>
  holdingsOf(position).map((holding) => presentHolding(holding, position.holders));

/** Account by account; what the company holds itself is left out. */
export function presentHeld(holdings: readonly Holding[], holders: readonly ShareHolder[]) {
  const presented = holdings.map((holding) => presentHolding(holding, holders));
  return [...Map.groupBy(presented, ({ HolderId }) => HolderId)].flatMap(([HolderId, own]) =>
    HolderId === null ? [] : [{ HolderId, HolderName: own[0]?.HolderName ?? '', Holdings: own }],
  );
}

export function presentEvent(event: StoredEvent) {
  return {
    ShareEventId: event.id,
    Number: event.order,
    Kind: event.kind,
    EffectiveOn: event.effectiveOn,
    RecordedAt: event.recordedAt.toISOString(),
    Reverses: event.reverses ?? null,
    EntersAgain: event.entersAgain ?? null,
    IsReversed: event.isReversed,
    Request: event.sent,
  };
}

/** A certificate as it is listed: with the names that its holder and its class had when it was issued. */
export function presentCertificate(
  certificate: Certificate,
  { holderOn, termsOn }: { holderOn: HolderOn; termsOn: TermsOn },
) {
  const holder = holderOn(certificate.holderId, certificate.issuedOn);
  return {
    CertificateNumber: certificate.number,
    HolderId: certificate.holderId,
    HolderName: holder === undefined ? certificate.holderId : describeHolder(holder),
    ShareClassId: certificate.classId,
    ClassName: classNameOn(termsOn, certificate.classId, certificate.issuedOn),
    Shares: toDecimalText(certificate.shares),
    Numbers: describeNumberRanges(certificate.numbers),
    Origin: certificate.origin,
    IssuedOn: certificate.issuedOn,
    Status: certificate.status,
    EndedOn: certificate.endedOn ?? null,
    Replaces: [...certificate.replaces],
    ShareEventId: certificate.eventId ?? null,
  };
}

export function nameOfClass(classes: readonly ShareClass[], id: string): string {
  return classes.find((each) => each.id === id)?.terms.name ?? id;
}

/** What an event obliges the company to besides filing, as it is shown. */
export const presentDuties = ({ registerBy, certificatesBy, stampDuty }: BookDuties) => ({
  RegisterBy: registerBy ?? null,
  CertificatesBy: certificatesBy ?? null,
  StampDuty: stampDuty ? { Duty: toDecimalText(stampDuty.duty), DueOn: stampDuty.dueOn } : null,
});
