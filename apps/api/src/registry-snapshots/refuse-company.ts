import type { ErrorCode } from '@statbook/contract';
import { companyNumber, isBeingFormed, serviceFor } from '@statbook/domain/companies';
import { type Refusal, refuse } from '../pipeline/refusal.ts';
import type { CompanyRow } from './company-row-queries.ts';

/** Why nothing of a kind is filed for a company: the register was not read yet, or it is of a type that is not served. */
export function refuseCompany(
  { number, type, status, registryReadAt }: CompanyRow,
  notOffered: ErrorCode,
): Refusal {
  if (isBeingFormed(number)) return refuse('company-not-formed');
  if (registryReadAt === null) return refuse('company-not-read');
  const service = serviceFor({ number: companyNumber(number), type, status });
  return refuse(notOffered, service.level === 'full' ? {} : { detail: service.message });
}
