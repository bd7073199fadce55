import { isBeingFormed, parseCompanyNumber } from '@statbook/domain/companies';
import type { SubmissionStatus } from '@statbook/registry-client';
import type { FilingAttempt } from '../../filings/filing-queries.ts';
import { customerReferenceOf } from '../send-filing/customer-reference.ts';

/**
 * Whether a status is that of our attempt: a number that another program used for this presenter, or that was given
 * before a backup was restored, stands for somebody else's filing. What the registry leaves out proves nothing.
 */
export function isOurs(
  { customerReference, companyNumber }: Pick<SubmissionStatus, 'customerReference' | 'companyNumber'>,
  attempt: Pick<FilingAttempt, 'id'>,
  company: { number: string },
): boolean {
  if (customerReference !== undefined) return customerReference === customerReferenceOf(attempt);
  // A company that was being formed gets its number with this very answer.
  if (companyNumber === undefined || isBeingFormed(company.number)) return true;
  const parsed = parseCompanyNumber(companyNumber);
  return parsed.ok && parsed.number === company.number;
}
