import { reviewConfirmationStatement } from '@statbook/contract/calls';
import {
  compareWithRegister,
  describeSubmission,
  effectsOfAcceptance,
  statementTexts,
} from '@statbook/domain';
import { hashContent } from '../../filings/freeze-attempt.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/secrets.ts';
import { presentCheck, type StatementCase, toCase } from './check-draft.ts';
import { findOpenStatement } from './open-statement.ts';
import type { ReadShareRegister } from './own-shares.ts';
import { composeStatement } from './prepare-statement.ts';
import { readDraft } from './statement-draft.ts';
import { readStatementFacts } from './statement-facts.ts';
import { statementFees } from './statement-fees.ts';
import { findPaymentState } from './statement-queries.ts';
import { toDraftField, toWireField } from './wire-fields.ts';

interface Needs {
  vault: Vault;
  clock: Clock;
  readRegister: ReadShareRegister;
}

/** What will be sent, what it changes and what it costs. */
export const reviewConfirmationStatementHandler = ({ vault, clock, readRegister }: Needs) =>
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
      Entity: [
        {
          FilingId: filing.id,
          DraftVersion: filing.draftVersion,
          ...presentCheck(statementCase, composed.readiness),
          Content: composed.ok ? presentContent(composed) : null,
          Changes: composed.ok ? presentChanges(statementCase) : [],
          Fees: statementFees({
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
    ContentSha256: hashContent(content),
    Form: content.form,
    Rows: describeSubmission(content).map(({ section, label, value }) => ({
      Section: section,
      Label: label,
      Value: value,
    })),
    Adjustments: adjustments.map(({ field, given, sent }) => ({
      Field: toWireField(toDraftField(field, ids)),
      Given: given,
      Sent: sent,
    })),
    Statements: { InformationDelivered: texts.informationDelivered, LawfulPurpose: texts.lawfulPurpose },
    Signer: content.signer.name,
    NextMadeUpTo: nextReviewPeriod.endsOn,
    NextDueOn: nextDueOn,
  };
}

function presentChanges({ answers, facts, today }: StatementCase) {
  return compareWithRegister(answers, facts, today).map(({ step, label, now, after, isChanged }) => ({
    Step: step,
    Label: label,
    Now: [...now],
    After: [...after],
    IsChanged: isChanged,
  }));
}
