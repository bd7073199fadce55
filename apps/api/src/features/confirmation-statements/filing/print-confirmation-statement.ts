import { printConfirmationStatement } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { refuseEditing } from '../../../filings/draft/refuse-draft.ts';
import { sendSheet } from '../../../filings/draft/send-sheet.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { type CaseDependencies, loadCase } from '../draft/load-case.ts';
import { composeStatement, openHeldCodes } from './prepare-statement.ts';
import { toStatementSheet } from './statement-sheet.ts';

type Dependencies = CaseDependencies & Pick<Platform, 'database' | 'pdfRenderer'>;

/** What would be sent if the draft were filed now; refused while it could not be, and once it is on its way. */
export const printConfirmationStatementHandler = (needs: Dependencies) =>
  handle(printConfirmationStatement, ({ company, person, reply, note }) =>
    sendSheet(needs, { person, reply }, async (tx) => {
      const loaded = await loadCase(tx, company, needs);
      if (loaded instanceof Refusal) return loaded;
      const { filing, statementCase } = loaded;
      const notEditable = refuseEditing(filing);
      if (notEditable !== undefined) return notEditable;
      const composed = composeStatement(statementCase, await openHeldCodes(tx, needs.vault, statementCase));
      if (!composed.ok) return refuse('filing-incomplete');
      await note(tx, { companyId: company.id, subject: company.name, details: { filingId: filing.id } });
      const sheet = toStatementSheet(statementCase, composed.content);
      return { sheet, title: `${sheet.formName}, draft` };
    }),
  );
