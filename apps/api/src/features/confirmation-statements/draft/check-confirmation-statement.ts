import { checkConfirmationStatement } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { checkCase, presentCheck } from './check-draft.ts';
import { type CaseDependencies, loadCase } from './load-case.ts';

/** What stands between the saved draft and its submission. */
export const checkConfirmationStatementHandler = (dependencies: CaseDependencies) =>
  handle(checkConfirmationStatement, async ({ tx, company }) => {
    const loaded = await loadCase(tx, company, dependencies);
    if (loaded instanceof Refusal) return loaded;
    const { statementCase } = loaded;
    return { entity: [presentCheck(statementCase, checkCase(statementCase))] };
  });
