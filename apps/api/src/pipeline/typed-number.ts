import { type CompanyNumber, parseCompanyNumber } from '@statbook/domain/companies';
import { type Refusal, refuse } from './refusal.ts';

/** A company number as it was typed into a field, in the register's writing. */
export function readTypedNumber(field: string, text: string): CompanyNumber | Refusal {
  const typed = parseCompanyNumber(text);
  if (typed.ok) return typed.number;
  const message = 'Enter a company number of eight characters, such as 01234567 or SC123456';
  return refuse('invalid-request', { errors: { [field]: message } });
}
