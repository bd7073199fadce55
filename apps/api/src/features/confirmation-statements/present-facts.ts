import type { ReplyOf } from '@statbook/contract';
import type { getConfirmationStatementFacts } from '@statbook/contract/calls';
import { toWireKeys } from '@statbook/contract';
import {
  type CivilDate,
  type ConfirmationStatementFacts,
  describeDirector,
  earliestMadeUpDate,
  findSicDescription,
  formatMonthOfYear,
  hasShareCapital,
  isVerified,
  latestMadeUpDate,
  type RegisterShares,
  unverifiedDirectors,
} from '@statbook/domain';
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
import type { Filing } from '../../filings/filing-queries.ts';
import { toCivilDate } from '../../readings/present-record.ts';
import { officersInOffice, toRegisteredVerification } from './register-directors.ts';
import type { StatementFacts } from './statement-facts.ts';

type Facts = ReplyOf<typeof getConfirmationStatementFacts>['Entity'][number];

interface FactsAround {
  today: CivilDate;
  openFiling: Filing | undefined;
  /** Of the company’s own register. */
  shares: RegisterShares | undefined;
}

/** The facts as the calls give them. */
export function presentFacts(statement: StatementFacts, { today, openFiling, shares }: FactsAround): Facts {
  const { facts, record, dueOn } = statement;
  const { row, head } = record;
  return {
    Company: presentCompany(statement),
    ReviewPeriod: toWireKeys(facts.reviewPeriod),
    LastMadeUpTo: facts.lastMadeUpTo ?? null,
    DueOn: dueOn,
    Today: today,
    EarliestMadeUpTo: earliestMadeUpDate(facts),
    LatestMadeUpTo: latestMadeUpDate(facts, today),
    ...presentConfirmed(facts),
    ShareRegister: shares === undefined ? null : presentShares(shares),
    ...presentPeople(statement, today),
    HasAuthenticationCode: row.hasAuthenticationCode,
    ReadAt: head.ReadAt,
    OpenFiling: openFiling === undefined ? null : { FilingId: openFiling.id, State: openFiling.state },
  };
}

function presentCompany({ facts, record }: StatementFacts): Facts['Company'] {
  const { row, readings, head } = record;
  const data = readings['company-data']?.value;
  return {
    CompanyId: head.CompanyId,
    CompanyNumber: head.CompanyNumber,
    CompanyName: head.CompanyName,
    TypeInWords: describeCompanyType(row.type),
    StatusInWords: describeCompanyStatus(row.status, row.statusDetail ?? undefined),
    HasShareCapital: hasShareCapital(facts),
    IncorporatedOn: facts.company.incorporatedOn,
    RegisteredOffice: addressLines(readings.profile?.value.registeredOffice),
    RecordsAddress: data ? sailLines(data.sailAddress) : null,
    RecordsKept: (data?.sailRecords ?? []).map(describeSailRecord),
  };
}

function presentConfirmed(facts: ConfirmationStatementFacts) {
  const { sicCodes, trading, statementOfCapital, shareholdings, hasRegisteredEmail } = facts;
  return {
    SicCodes: sicCodes.map((code) => ({ Code: code, Description: findSicDescription(code) ?? null })),
    Trading: trading ? toWireKeys(trading) : null,
    StatementOfCapital: statementOfCapital ? toWireKeys(statementOfCapital) : null,
    Shareholdings: shareholdings ? toWireKeys(shareholdings) : null,
    HasRegisteredEmail: hasRegisteredEmail,
  };
}

/** The company’s own register, with where it differs from the registry and by which entry. */
function presentShares(shares: RegisterShares): NonNullable<Facts['ShareRegister']> {
  const { on, capital, members, capitalDifferences, memberDifferences, entries } = shares;
  return {
    On: on,
    StatementOfCapital: toWireKeys(capital),
    Shareholdings: toWireKeys(members),
    CapitalDifferences: capitalDifferences ? toWireKeys(capitalDifferences) : null,
    MemberDifferences: memberDifferences ? toWireKeys(memberDifferences) : null,
    Entries: entries.map(({ id, order, kind, effectiveOn }) => ({
      ShareEventId: id,
      Number: order,
      Kind: kind,
      EffectiveOn: effectiveOn,
    })),
  };
}

function presentPeople({ facts, directors, record }: StatementFacts, today: CivilDate) {
  const { readings } = record;
  const due = new Set(unverifiedDirectors(facts, today).map(({ id }) => id));
  return {
    Officers: officersInOffice(readings.officers?.value.items ?? [], today).map((officer) => ({
      Name: officer.name,
      Role: describeOfficerRole(officer.role ?? ''),
      AppointedOn: toCivilDate(officer.appointedOn) ?? null,
      IsVerified: isVerified(toRegisteredVerification(officer.verification), today),
    })),
    Pscs: (readings.pscs?.value.items ?? []).filter(({ isCeased }) => !isCeased).map(presentPsc),
    PscStatements: (readings['psc-statements']?.value ?? [])
      .filter(({ ceasedOn }) => ceasedOn === undefined)
      .map(({ statement, linkedPscName }) => describePscStatement(statement ?? '', linkedPscName)),
    IdentityDue: directors
      .filter(({ id }) => due.has(id))
      .map((director) => ({
        DirectorId: director.id,
        Name: describeDirector(director),
        BornIn: director.born ? formatMonthOfYear(director.born.month, director.born.year) : null,
        StatementDueOn: director.verification?.statementDueOn ?? null,
        HasDateOfBirth: director.hasDateOfBirth,
      })),
  };
}

function presentPsc(psc: PublicPsc) {
  const isSecret = psc.kind === 'super-secure';
  return {
    Name: psc.name ?? (isSecret ? 'A person whose details are protected' : 'Name not given'),
    Kind: psc.kind,
    NaturesOfControl: psc.naturesOfControl.map(describeNatureOfControl),
  };
}

function addressLines(address: PublicAddress | undefined): string[] {
  if (address === undefined) return [];
  const { careOf, poBox, premises, line1, line2, locality, region, postalCode, country } = address;
  const street = [premises, line1].filter(Boolean).join(' ');
  return listGiven([careOf, poBox, street, line2, locality, region, postalCode, country]);
}

function sailLines(sail: CompanyData['sailAddress']): string[] {
  if (sail === undefined) return [];
  const street = [sail.premise, sail.street].filter(Boolean).join(' ');
  return listGiven([
    sail.careOf,
    sail.poBox,
    street,
    sail.thoroughfare,
    sail.postTown,
    sail.county,
    sail.postcode,
  ]);
}

function listGiven(lines: readonly (string | undefined)[]): string[] {
  return lines.filter((line): line is string => line !== undefined && line !== '');
}
