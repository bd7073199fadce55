import { getConfirmationStatementFacts } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/secrets.ts';
import { findOpenStatement } from './open-statement.ts';
import { presentFacts } from './present-facts.ts';
import { readStatementFacts } from './statement-facts.ts';

interface Needs {
  vault: Vault;
  clock: Clock;
}

/** What the register says now about everything that a statement confirms. */
export const getConfirmationStatementFactsHandler = ({ vault, clock }: Needs) =>
  handle(getConfirmationStatementFacts, async ({ tx, company }) => {
    const today = clock.today();
    const statement = await readStatementFacts(tx, vault, company, today);
    if (statement instanceof Refusal) return statement;
    return { Entity: [presentFacts(statement, today, await findOpenStatement(tx, company))] };
  });
