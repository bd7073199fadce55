import type { Platform } from '../../../composition.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ReadShareRegister } from '../facts/own-shares.ts';
import { readStatementFacts } from '../facts/statement-facts.ts';
import { findOpenStatement } from '../open-statement.ts';
import { type StatementCase, toCase } from './check-draft.ts';
import { readDraft } from './statement-draft.ts';

export interface CaseDependencies extends Pick<Platform, 'vault' | 'clock'> {
  readRegister: ReadShareRegister;
}

/** The saved draft of a company beside what it is about today; refused where there is none. */
export async function loadCase(
  tx: Transaction,
  company: CompanyInReach,
  { vault, clock, readRegister }: CaseDependencies,
): Promise<{ filing: Filing; statementCase: StatementCase } | Refusal> {
  const today = clock.today();
  const statement = await readStatementFacts(tx, vault, company, today);
  if (statement instanceof Refusal) return statement;
  const filing = await findOpenStatement(tx, company);
  if (filing === undefined) return refuse('no-draft');
  const draft = readDraft(vault, filing);
  return { filing, statementCase: await toCase(tx, readRegister, { draft, statement, today }) };
}
