import { getConfirmationStatementFacts } from '@statbook/contract/calls';
import { latestMadeUpDate } from '@statbook/domain/filing/confirmation-statement';
import type { Platform } from '../../../composition.ts';
import { listLabelFacts } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { findOpenStatement } from '../open-statement.ts';
import { type ReadShareRegister, readOwnShares } from './own-shares.ts';
import { presentFacts } from './present-facts.ts';
import { readStatementFacts } from './statement-facts.ts';

interface Dependencies extends PreparingDependencies, Pick<Platform, 'vault'> {
  readRegister: ReadShareRegister;
}

/** What the register says now about everything that a statement confirms. */
export const getConfirmationStatementFactsHandler = ({ vault, readRegister, ...needs }: Dependencies) =>
  handle(getConfirmationStatementFacts, async ({ tx, company }) => {
    const today = needs.clock.today();
    const statement = await readStatementFacts(tx, vault, company, today);
    if (statement instanceof Refusal) return statement;
    const openFiling = await findOpenStatement(tx, company);
    const on = toCivilDate(openFiling?.effectiveOn) ?? latestMadeUpDate(statement.facts, today);
    const labelFacts =
      openFiling && (await listLabelFacts(tx, needs, { company, filings: [openFiling] })).get(openFiling.id);
    const shares = await readOwnShares(tx, readRegister, { statement, on });
    return { entity: [presentFacts(statement, { today, on, openFiling, labelFacts, shares })] };
  });
