import type { Caller } from './caller.ts';
import { payByCard } from './card-payment.ts';
import { importCompany, prepareStatement, type ReviewedStatement, submitStatement } from './statement.ts';
import type { TestInstallation } from '../installation/test-installation.ts';

/** A company of the register that a journey needs. */
export interface RegisteredCompany {
  number: string;
  code: string;
  name: string;
}

/** Given a company in the list. */
export function giveCompany(
  clerk: Caller,
  { number, code }: Pick<RegisteredCompany, 'number' | 'code'>,
): Promise<string> {
  return importCompany(clerk, number, code);
}

/** Given a statement of the company that waits for its payment. */
export async function giveStatementToPay(
  clerk: Caller,
  company: RegisteredCompany,
): Promise<ReviewedStatement & { totalPence: number }> {
  const statement = await prepareStatement(clerk, await giveCompany(clerk, company));
  const { totalAmount } = await submitStatement(clerk, statement);
  return { ...statement, totalPence: totalAmount };
}

/** Given a statement of the company that was filed and paid for. */
export async function giveFiledStatement(
  clerk: Caller,
  company: RegisteredCompany,
  { addresses }: TestInstallation,
): Promise<ReviewedStatement> {
  const statement = await giveStatementToPay(clerk, company);
  const cardApiUrl = `${addresses.payments}/api/v1`;
  await payByCard(clerk, { ...statement, cardApiUrl, cardholder: 'SUCCESSFUL' });
  return statement;
}
