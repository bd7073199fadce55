import { reviewConfirmationStatement } from '@statbook/contract/calls';
import {
  compareWithRegister,
  describeSubmission,
  effectsOfAcceptance,
  statementTexts,
} from '@statbook/domain/filing/confirmation-statement';
import { warnUnchanged } from '../../../filings/attempt/warn-unchanged.ts';
import { hashContent } from '../../../filings/attempt/freeze-attempt.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { presentCheck, type StatementCase } from '../draft/check-draft.ts';
import { type CaseDependencies, loadCase } from '../draft/load-case.ts';
import { composeStatement, openHeldCodes } from './prepare-statement.ts';
import { statementFees } from './statement-fees.ts';
import { isFilingPaid } from '../../../filings/paid-filing-queries.ts';
import { toDraftField } from '../draft/draft-field.ts';

/** What will be sent, what it changes and what it costs. */
export const reviewConfirmationStatementHandler = (dependencies: CaseDependencies) =>
  handle(reviewConfirmationStatement, async ({ tx, company }) => {
    const loaded = await loadCase(tx, company, dependencies);
    if (loaded instanceof Refusal) return loaded;
    const { filing, statementCase } = loaded;
    const { statement, today } = statementCase;
    const composed = composeStatement(
      statementCase,
      await openHeldCodes(tx, dependencies.vault, statementCase),
    );
    const { readiness } = composed;
    const unchanged = composed.ok ? await warnUnchanged(tx, filing, composed) : [];
    return {
      entity: [
        {
          filingId: filing.id,
          draftVersion: filing.draftVersion,
          ...presentCheck(statementCase, {
            ...readiness,
            warnings: [...readiness.warnings, ...unchanged],
          }),
          content: composed.ok ? presentContent(composed) : null,
          changes: composed.ok ? presentChanges(statementCase) : [],
          fees: statementFees({
            madeUpTo: statementCase.answers.madeUpTo,
            today,
            periods: statement.record.readings['payment-periods']?.value,
            isPaid: await isFilingPaid(tx, filing.id),
          }),
        },
      ],
    };
  });

type Ready = Extract<ReturnType<typeof composeStatement>, { ok: true }>;

function presentContent({ content, adjustments }: Ready) {
  const { nextReviewPeriod, nextDueOn } = effectsOfAcceptance(content);
  const texts = statementTexts(content.madeUpTo);
  const ids = content.verifications.map(({ directorId }) => directorId);
  return {
    contentSha256: hashContent(content),
    form: content.form,
    rows: describeSubmission(content),
    adjustments: adjustments.map(({ field, given, sent }) => ({
      field: toDraftField(field, ids),
      given,
      sent,
    })),
    statements: { informationDelivered: texts.informationDelivered, lawfulPurpose: texts.lawfulPurpose },
    signer: content.signer.name,
    nextMadeUpTo: nextReviewPeriod.endsOn,
    nextDueOn,
  };
}

function presentChanges({ answers, facts, today }: StatementCase) {
  return compareWithRegister(answers, facts, today).map(({ step, label, now, after, isChanged }) => ({
    step,
    label,
    now: [...now],
    after: [...after],
    isChanged,
  }));
}
