import { isBeingFormed, parseCompanyNumber, serviceFor } from '@statbook/domain/companies';
import type { CallReply } from '#api/call-types.ts';

type CompanyRow = CallReply<'getCompanies'>['entity'][number];

/** Whether a company can be filed for, or what stands in the way. */
export type Readiness = 'ready' | 'no-code' | 'not-read' | 'not-served';

export interface ReadyCompany {
  readonly row: CompanyRow;
  readonly readiness: Readiness;
  /** Why it cannot be filed for at all. */
  readonly reason: string | undefined;
  readonly searchText: string;
}

/** The companies with what each lacks; `GETFBIInformation` says the same of one. */
export function toReadyCompanies(rows: readonly CompanyRow[]): readonly ReadyCompany[] {
  return rows.map((row) => {
    const reason = reasonOf(row);
    return {
      row,
      readiness: readinessOf(row, reason === undefined),
      reason,
      searchText: `${row.companyName} ${row.companyNumber}`.toLowerCase(),
    };
  });
}

function reasonOf({ companyNumber, companyType: type, companyStatus: status }: CompanyRow) {
  if (isBeingFormed(companyNumber)) return 'Its other forms open with the acceptance of the incorporation.';
  const typed = parseCompanyNumber(companyNumber);
  const service = typed.ok ? serviceFor({ number: typed.number, type, status }) : undefined;
  return service === undefined || service.level === 'full' ? undefined : service.message;
}

function readinessOf(row: CompanyRow, isServed: boolean): Readiness {
  const { companyNumber, registryReadAt, hasAuthenticationCode } = row;
  if (registryReadAt === null && !isBeingFormed(companyNumber)) return 'not-read';
  if (!isServed) return 'not-served';
  return hasAuthenticationCode ? 'ready' : 'no-code';
}

export function countReadiness(companies: readonly ReadyCompany[]): Readonly<Record<Readiness, number>> {
  const counts = { ready: 0, 'no-code': 0, 'not-read': 0, 'not-served': 0 };
  for (const { readiness } of companies) counts[readiness] += 1;
  return counts;
}
