import type { ReplyOf } from '@statbook/contract';
import type { getConfirmationStatementFacts } from '@statbook/contract/calls';
import { type FilingLabelFacts, labelOfFiling } from '@statbook/domain/approvals';
import { streetLine } from '@statbook/domain/street-line';
import { type CivilDate, formatMonthOfYear } from '@statbook/domain/dates';
import { highestFormFee } from '@statbook/domain/filing';
import {
  type ConfirmationStatementFacts,
  describeDirector,
  earliestMadeUpDate,
  hasShareCapital,
  latestMadeUpDate,
  mayBeTraded,
  type RegisterShares,
  unverifiedDirectors,
} from '@statbook/domain/filing/confirmation-statement';
import { isVerified } from '@statbook/domain/identity';
import { findSicDescription } from '@statbook/domain/reference-data';
import {
  type CompanyData,
  describeCompanyStatus,
  describeCompanyType,
  describeNatureOfControl,
  describeOfficerRole,
  describePscStatement,
  describeSailRecord,
  type PublicAddress,
  type PublicPsc,
} from '@statbook/registry-client';
import type { Filing } from '../../../filings/filing-queries.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import {
  officersInOffice,
  toRegisteredVerification,
} from '../../../registry-snapshots/registered-directors.ts';
import { presentOutstanding } from './present-outstanding.ts';
import { keptReasonOf } from '../draft/kept-reasons.ts';
import type { StatementFacts } from './statement-facts.ts';

type Facts = ReplyOf<typeof getConfirmationStatementFacts>['entity'][number];

interface FactsAround {
  today: CivilDate;
  /** The day of the statement. */
  on: CivilDate;
  openFiling: Filing | undefined;
  /** What the label of its state depends on besides. */
  labelFacts: FilingLabelFacts | undefined;
  /** Of the company’s own register. */
  shares: RegisterShares | undefined;
}

/** The facts as the calls give them. */
export function presentFacts(
  statement: StatementFacts,
  { today, on, openFiling, labelFacts, shares }: FactsAround,
): Facts {
  const { facts, record, dueOn } = statement;
  const { row, head } = record;
  return {
    company: presentCompany(statement),
    reviewPeriod: facts.reviewPeriod,
    lastMadeUpTo: facts.lastMadeUpTo ?? null,
    dueOn,
    feePence: Number(highestFormFee({ form: 'CS01', channel: 'software', deliveredOn: today })),
    today,
    earliestMadeUpTo: earliestMadeUpDate(facts),
    latestMadeUpTo: latestMadeUpDate(facts, today),
    ...presentConfirmed(facts),
    shareRegister: shares === undefined ? null : presentShares(shares),
    ...presentPeople(statement, today),
    outstanding: presentOutstanding(on, facts, today),
    hasAuthenticationCode: row.hasAuthenticationCode,
    readAt: head.readAt,
    openFiling: openFiling === undefined ? null : presentOpenFiling(openFiling, labelFacts),
  };
}

const presentOpenFiling = ({ id, state }: Filing, labelFacts: FilingLabelFacts | undefined) => ({
  filingId: id,
  state,
  stateText: labelOfFiling(state, labelFacts),
});

/** The company, with where it and its records are. */
export function presentCompany({ facts, record }: StatementFacts): Facts['company'] {
  const { row, readings, head } = record;
  const data = readings['company-data']?.value;
  return {
    companyId: head.companyId,
    companyNumber: head.companyNumber,
    companyName: head.companyName,
    typeInWords: describeCompanyType(row.type),
    statusInWords: describeCompanyStatus(row.status, row.statusDetail ?? undefined),
    hasShareCapital: hasShareCapital(facts),
    mayBeTraded: mayBeTraded(facts),
    incorporatedOn: facts.company.incorporatedOn,
    registeredOffice: addressLines(readings.profile?.value.registeredOffice),
    recordsAddress: data ? sailLines(data.sailAddress) : null,
    recordsKept: (data?.sailRecords ?? []).map(describeSailRecord),
  };
}

function presentConfirmed(facts: ConfirmationStatementFacts) {
  const { sicCodes, trading, statementOfCapital, shareholdings, hasRegisteredEmail } = facts;
  return {
    sicCodes: sicCodes.map((code) => ({ code, description: findSicDescription(code) ?? null })),
    trading: trading ?? null,
    statementOfCapital: statementOfCapital ?? null,
    shareholdings: shareholdings ?? null,
    hasRegisteredEmail,
  };
}

/** The company’s own register, with where it differs from the registry and by which entry. */
function presentShares(shares: RegisterShares): NonNullable<Facts['shareRegister']> {
  const { on, capital, members, capitalDifferences, memberDifferences, entries } = shares;
  return {
    on,
    statementOfCapital: capital,
    shareholdings: members,
    capitalDifferences: capitalDifferences ?? null,
    memberDifferences: memberDifferences ?? null,
    entries: entries.map(({ id, order, kind, effectiveOn }) => ({
      shareEventId: id,
      number: order,
      kind,
      effectiveOn,
    })),
  };
}

/** Officers and people with significant control, who may sign, and whose identity statement is due. */
export function presentPeople({ facts, directors, record }: StatementFacts, today: CivilDate) {
  const { readings } = record;
  const due = new Set(unverifiedDirectors(facts, today).map(({ id }) => id));
  return {
    officers: officersInOffice(readings.officers?.value.items ?? [], today).map((officer) => ({
      name: officer.name,
      role: describeOfficerRole(officer.role ?? ''),
      appointedOn: toCivilDate(officer.appointedOn) ?? null,
      isVerified: isVerified(toRegisteredVerification(officer.verification), today),
    })),
    signers: facts.signers.map(({ name, capacity }) => ({ name, capacity })),
    pscs: (readings.pscs?.value.items ?? []).filter(({ isCeased }) => !isCeased).map(presentPsc),
    pscStatements: (readings['psc-statements']?.value ?? [])
      .filter(({ ceasedOn }) => ceasedOn === undefined)
      .map(({ statement, linkedPscName }) => describePscStatement(statement ?? '', linkedPscName)),
    identityDue: directors
      .filter(({ id }) => due.has(id))
      .map((director) => ({
        directorId: director.id,
        name: describeDirector(director),
        bornIn: director.born ? formatMonthOfYear(director.born.month, director.born.year) : null,
        statementDueOn: director.verification?.statementDueOn ?? null,
        hasDateOfBirth: director.hasDateOfBirth,
        codeHeldSince: director.known?.codeSince ?? null,
        nameReason: keptReasonOf(director) ?? null,
      })),
  };
}

function presentPsc(psc: PublicPsc) {
  const isSecret = psc.kind === 'super-secure';
  return {
    name: psc.name ?? (isSecret ? 'A person whose details are protected' : 'Name not given'),
    kind: psc.kind,
    naturesOfControl: psc.naturesOfControl.map(describeNatureOfControl),
  };
}

function addressLines(address: PublicAddress | undefined): string[] {
  if (address === undefined) return [];
  const { careOf, poBox, premises, line1, line2, locality, region, postalCode, country } = address;
  return listGiven([
    careOf,
    poBox,
    streetLine(premises, line1),
    line2,
    locality,
    region,
    postalCode,
    country,
  ]);
}

function sailLines(sail: CompanyData['sailAddress']): string[] {
  if (sail === undefined) return [];
  return listGiven([
    sail.careOf,
    sail.poBox,
    streetLine(sail.premise, sail.street),
    sail.thoroughfare,
    sail.postTown,
    sail.county,
    sail.postcode,
  ]);
}

function listGiven(lines: readonly (string | undefined)[]): string[] {
  return lines.filter((line): line is string => line !== undefined && line !== '');
}
