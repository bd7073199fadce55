import { isBeingFormed, parseCompanyNumber, serviceFor } from '@statbook/domain/companies';
import type { CivilDate } from '@statbook/domain/dates';
import { isOverdue } from '@statbook/domain/deadlines';
import { findSicDescription } from '@statbook/domain/reference-data';
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
import { presentAddress, toCivilDate } from '../../registry-snapshots/present-company.ts';
import type { CompanyRow } from '../../registry-snapshots/company-row-queries.ts';

/** The company itself: kind, status, office, names. What a reading lacks comes from the row kept of it. */
export function presentProfile(row: CompanyRow, profile: CompanyProfile | undefined) {
  return {
    companyType: row.type,
    typeText: describeCompanyType(row.type, profile?.subtype),
    companyStatus: row.status,
    statusDetail: row.statusDetail,
    statusText: describeCompanyStatus(row.status, row.statusDetail ?? undefined),
    jurisdictionText: row.jurisdiction === null ? null : describeJurisdiction(row.jurisdiction),
    incorporatedOn: row.incorporatedOn,
    dissolvedOn: profile?.ceasedOn,
    ...presentOffice(row, profile),
    sicCodes: presentSicCodes(profile),
    previousNames: profile?.previousNames ?? [],
    service: presentService(row),
    hasAuthenticationCode: row.hasAuthenticationCode,
  };
}

function presentOffice(row: CompanyRow, profile: CompanyProfile | undefined) {
  return {
    registeredOffice: presentAddress(profile?.registeredOffice ?? row.registeredOffice ?? undefined),
    registeredOfficeInDispute: profile?.isRegisteredOfficeInDispute ?? false,
    registeredOfficeUndeliverable: profile?.isRegisteredOfficeUndeliverable ?? false,
  };
}

export function presentSicCodes(profile: CompanyProfile | undefined) {
  return (profile?.sicCodes ?? []).map((code) => ({ code, description: findSicDescription(code) ?? null }));
}

const notRead =
  'This record was made by hand. Registers of shares can be kept; filing needs what is registered: read it from Companies House first.';

const notFormed = (type: string) =>
  `This ${type === 'llp' ? 'partnership' : 'company'} is being formed. Its registers and its other forms open with the acceptance of the incorporation.`;

/** How far the company can be served. */
export function presentService({ number, type, status, registryReadAt }: CompanyRow) {
  if (isBeingFormed(number)) return { level: 'read-only' as const, message: notFormed(type) };
  if (registryReadAt === null) return { level: 'read-only' as const, message: notRead };
  const parsed = parseCompanyNumber(number);
  if (!parsed.ok) throw new Error(`Company number ${number} was stored without being checked.`);
  const service = serviceFor({ number: parsed.number, type, status });
  return { level: service.level, message: service.level === 'full' ? null : service.message };
}

/** The due dates with "overdue" as of today: the register's own flag grows old. */
export function presentStatementDates(row: CompanyRow, today: CivilDate) {
  const { statementLastMadeUpTo, statementNextMadeUpTo, statementDueOn } = row;
  if (statementNextMadeUpTo === null && statementDueOn === null && statementLastMadeUpTo === null)
    return null;
  return {
    lastMadeUpTo: statementLastMadeUpTo,
    nextMadeUpTo: statementNextMadeUpTo,
    nextDue: statementDueOn,
    overdue: isPast(statementDueOn, today),
  };
}

export function presentAccounts(dates: AccountsDates | undefined, today: CivilDate) {
  if (dates === undefined) return null;
  return {
    ...dates,
    lastTypeText: dates.lastType && describeAccountsType(dates.lastType),
    overdue: isPast(dates.nextDue, today),
  };
}

function isPast(dueOn: string | null | undefined, today: CivilDate): boolean {
  const date = toCivilDate(dueOn);
  return date !== undefined && isOverdue(date, today);
}

export function presentInsolvencyCase({ type, number, dates, practitioners }: InsolvencyCase) {
  return {
    typeText: describeInsolvencyCase(type ?? 'insolvency case'),
    number,
    dates: dates.map((each) => ({ ...each, text: describeInsolvencyDate(each.type ?? 'date') })),
    practitioners: practitioners.map(({ name, appointedOn, ceasedToActOn }) => ({
      name: name ?? 'Name not given',
      appointedOn,
      ceasedOn: ceasedToActOn,
    })),
  };
}
