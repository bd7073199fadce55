import type { Company } from '../../../register/company.ts';
import type { ConfirmationStatement } from './confirmation-statement.ts';

export interface StatementCase {
  company: Company;
  /** As the sender wrote the name. */
  companyName: string;
  statement: ConfirmationStatement;
  /** The day of receipt, on which the statement counts as delivered. */
  today: string;
}
