import type { Company } from '../../../register/company.ts';
import type { ConfirmationStatement } from './confirmation-statement.ts';

export interface StatementCase {
  company: Company;
  statement: ConfirmationStatement;
  /** The day of receipt, on which the statement counts as delivered. */
  today: string;
}
