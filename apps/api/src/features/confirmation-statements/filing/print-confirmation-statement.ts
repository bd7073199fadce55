import { printConfirmationStatement } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { reasonsOf } from '../../../filings/attempt/filed-copy.ts';
import { refuseEditing } from '../../../filings/draft/refuse-draft.ts';
import { findFiling, findLatestAttempt } from '../../../filings/filing-queries.ts';
import { listStateFacts } from '../../../filings/order/name-wait-queries.ts';
import { type SheetDependencies, sendSheet } from '../../../filings/draft/send-sheet.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type CaseDependencies, loadCase } from '../draft/load-case.ts';
import { statementForm } from '../open-statement.ts';
import { composeStatement, openHeldCodes } from './prepare-statement.ts';
import { readContent } from './statement-content.ts';
import { toFiledSheet, toStatementSheet } from './statement-sheet.ts';

type Dependencies = CaseDependencies & SheetDependencies;

/**
 * What would be sent if the draft were filed now, refused while it could not be and once it is on its way; or what was sent of a
 * statement that was filed.
 */
export const printConfirmationStatementHandler = (needs: Dependencies) =>
  handle(printConfirmationStatement, ({ company, query: { filingId }, person, reply, note }) =>
    sendSheet(needs, { person, reply }, async (tx) => {
      if (filingId !== undefined) {
        const sheet = await composeFiledStatement(tx, {
          filingId,
          companyId: company.id,
          today: needs.clock.today(),
        });
        if (sheet instanceof Refusal) return sheet;
        await note(tx, { companyId: company.id, subject: company.name, details: { filingId } });
        const isFiled = sheet.approved === 'filed';
        const copied = isFiled ? 'the filing' : 'what was approved';
        const kept = { companyId: company.id, kind: 'confirmation-statement' } as const;
        return { sheet, title: `${sheet.formName}, copy of ${copied}`, kept: isFiled ? kept : undefined };
      }
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

interface FiledStatement {
  readonly filingId: string;
  readonly companyId: string;
  readonly today: CivilDate;
}

/** What was approved of a statement and sent; refused where there is none. */
export async function composeFiledStatement(tx: Transaction, { filingId, companyId, today }: FiledStatement) {
  const filing = await findFiling(tx, filingId);
  if (filing?.companyId !== companyId || filing.form !== statementForm) return refuse('not-found');
  const attempt = filing.state === 'draft' ? undefined : await findLatestAttempt(tx, filingId);
  if (attempt === undefined) return refuse('not-found');
  return toFiledSheet(readContent(attempt.content), {
    today,
    state: filing.state,
    stateFacts: (await listStateFacts(tx, companyId)).get(filingId),
    submissionNumber: attempt.submissionNumber,
    reasons: reasonsOf(attempt),
  });
}
