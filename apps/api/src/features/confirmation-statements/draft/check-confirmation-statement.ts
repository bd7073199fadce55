import { checkConfirmationStatement } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { checkCase, presentCheck, toCase } from './check-draft.ts';
import { findOpenStatement } from '../open-statement.ts';
import type { ReadShareRegister } from '../facts/own-shares.ts';
import { readDraft } from './statement-draft.ts';
import { readStatementFacts } from '../facts/statement-facts.ts';

interface Dependencies {
  vault: Vault;
  clock: Clock;
  readRegister: ReadShareRegister;
}

/** What stands between the saved draft and its submission. */
export const checkConfirmationStatementHandler = ({ vault, clock, readRegister }: Dependencies) =>
  handle(checkConfirmationStatement, async ({ tx, company }) => {
    const today = clock.today();
    const statement = await readStatementFacts(tx, vault, company, today);
    if (statement instanceof Refusal) return statement;
    const filing = await findOpenStatement(tx, company);
    if (filing === undefined) return refuse('no-draft');
    const statementCase = await toCase(tx, readRegister, {
      draft: readDraft(vault, filing),
      statement,
      today,
    });
    return { entity: [presentCheck(statementCase, checkCase(statementCase))] };
  });
