import {
  type CivilDate,
  findSicDescription,
  isOverdue,
  parseCompanyNumber,
  serviceFor,
} from '@statbook/domain';
import {
  type AccountsDates,
  type CompanyProfile,
  describeAccountsType,
  describeCompanyStatus,
  describeCompanyType,
  describeInsolvencyCase,
  describeInsolvencyDate,
  describeJurisdiction,
  type InsolvencyCase,
} from '@statbook/registry-client';
import { presentAddress, toCivilDate, withNulls } from '../../readings/present-record.ts';
import type { CompanyRow } from '../../readings/company-row-queries.ts';

/** The company itself: kind, status, office, names. What a reading lacks comes from the row kept of it. */
export function presentProfile(row: CompanyRow, profile: CompanyProfile | undefined) {
  return {
    CompanyType: row.type,
    TypeText: describeCompanyType(row.type, profile?.subtype),
    CompanyStatus: row.status,
    StatusDetail: row.statusDetail,
    StatusText: describeCompanyStatus(row.status, row.statusDetail ?? undefined),
    JurisdictionText: row.jurisdiction === null ? null : describeJurisdiction(row.jurisdiction),
    IncorporatedOn: row.incorporatedOn,
    DissolvedOn: profile?.ceasedOn ?? null,
    ...presentOffice(profile),
    SicCodes: presentSicCodes(profile),
    PreviousNames: (profile?.previousNames ?? []).map(({ name, from, until }) => ({
      Name: name,
      From: from ?? null,
      Until: until ?? null,
    })),
    Service: presentService(row),
    HasAuthenticationCode: row.hasAuthenticationCode,
  };
}

function presentOffice(profile: CompanyProfile | undefined) {
  return {
    RegisteredOffice: presentAddress(profile?.registeredOffice),
    RegisteredOfficeInDispute: profile?.isRegisteredOfficeInDispute ?? false,
    RegisteredOfficeUndeliverable: profile?.isRegisteredOfficeUndeliverable ?? false,
  };
}

export function presentSicCodes(profile: CompanyProfile | undefined) {
  return (profile?.sicCodes ?? []).map((Code) => ({ Code, Description: findSicDescription(Code) ?? null }));
}

/** How far the company can be served. */
export function presentService({ number, type, status }: CompanyRow) {
  const parsed = parseCompanyNumber(number);
  if (!parsed.ok) throw new Error(`Company number ${number} was stored without being checked.`);
  const service = serviceFor({ number: parsed.number, type, status });
  return { Level: service.level, Message: service.level === 'full' ? null : service.message };
}

/** The due dates with "overdue" as of today: the register's own flag grows old. */
export function presentStatementDates(row: CompanyRow, today: CivilDate) {
  const { statementLastMadeUpTo, statementNextMadeUpTo, statementDueOn } = row;
  if (statementNextMadeUpTo === null && statementDueOn === null && statementLastMadeUpTo === null)
    return null;
  return {
    LastMadeUpTo: statementLastMadeUpTo,
    NextMadeUpTo: statementNextMadeUpTo,
    NextDue: statementDueOn,
    Overdue: isPast(statementDueOn, today),
  };
}

export function presentAccounts(dates: AccountsDates | undefined, today: CivilDate) {
  if (dates === undefined) return null;
  return withNulls({
    ReferenceDay: dates.referenceDay,
    ReferenceMonth: dates.referenceMonth,
    LastMadeUpTo: dates.lastMadeUpTo,
    LastTypeText: dates.lastType === undefined ? null : describeAccountsType(dates.lastType),
    NextPeriodStart: dates.nextPeriodStart,
    NextMadeUpTo: dates.nextMadeUpTo,
    NextDue: dates.nextDue,
    Overdue: isPast(dates.nextDue, today),
  });
}

function isPast(dueOn: string | null | undefined, today: CivilDate): boolean {
  const date = toCivilDate(dueOn);
  return date !== undefined && isOverdue(date, today);
}

export function presentInsolvencyCase({ type, number, dates, practitioners }: InsolvencyCase) {
  return {
    TypeText: describeInsolvencyCase(type ?? 'insolvency case'),
    Number: number ?? null,
    Dates: dates.map((each) => ({
      Text: describeInsolvencyDate(each.type ?? 'date'),
      Date: each.date ?? null,
    })),
    Practitioners: practitioners.map(({ name, appointedOn, ceasedToActOn }) => ({
      Name: name ?? 'Name not given',
      AppointedOn: appointedOn ?? null,
      CeasedOn: ceasedToActOn ?? null,
    })),
  };
}
