import { reviewConfirmationStatement } from '@statbook/contract/calls';
import {
  compareWithRegister,
  describeSubmission,
  effectsOfAcceptance,
  statementTexts,
} from '@statbook/domain/filing/confirmation-statement';
import { hashContent } from '../../../filings/freeze-attempt.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { presentCheck, type StatementCase, toCase } from '../draft/check-draft.ts';
import { findOpenStatement } from '../open-statement.ts';
import type { ReadShareRegister } from '../facts/own-shares.ts';
import { composeStatement } from './prepare-statement.ts';
import { readDraft } from '../draft/statement-draft.ts';
import { readStatementFacts } from '../facts/statement-facts.ts';
import { statementFees } from './statement-fees.ts';
import { findPaymentState } from '../statement-queries.ts';
import { toDraftField } from '../draft/draft-field.ts';

interface Dependencies {
  vault: Vault;
  clock: Clock;
  readRegister: ReadShareRegister;
}

/** What will be sent, what it changes and what it costs. */
export const reviewConfirmationStatementHandler = ({ vault, clock, readRegister }: Dependencies) =>
  handle(reviewConfirmationStatement, async ({ tx, company }) => {
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
    const composed = composeStatement(statementCase);
    return {
      entity: [
        {
          filingId: filing.id,
          draftVersion: filing.draftVersion,
          ...presentCheck(statementCase, composed.readiness),
          content: composed.ok ? presentContent(composed) : null,
          changes: composed.ok ? presentChanges(statementCase) : [],
          fees: statementFees({
            madeUpTo: statementCase.answers.madeUpTo,
            today,
            periods: statement.record.readings['payment-periods']?.value,
            isPaid: (await findPaymentState(tx, filing.id)) === 'confirmed',
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
