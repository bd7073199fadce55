import { parseCompanyNumber } from '@statbook/domain/companies';
import { type Filing, findOpenFiling, lockOpenFiling } from '../../filings/filing-queries.ts';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';

export const statementForm = 'CS01';

/** The statement of a company that is under way, in whatever state. */
export function findOpenStatement(tx: Transaction, { id }: CompanyInReach): Promise<Filing | undefined> {
  return findOpenFiling(tx, id, statementForm);
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockOpenStatement(tx: Transaction, { id }: CompanyInReach): Promise<Filing | undefined> {
  return lockOpenFiling(tx, id, statementForm);
}

/** Refuses a number that belongs to another company than the one named. */
export function checkCompanyNumber(
  company: CompanyInReach,
  typedNumber: string | undefined,
): Refusal | undefined {
  if (typedNumber === undefined) return undefined;
  const typed = parseCompanyNumber(typedNumber);
  return typed.ok && typed.number === company.number ? undefined : refuse('not-found');
}
