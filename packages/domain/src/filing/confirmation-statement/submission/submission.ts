import { type CivilDate, isCivilDate } from '../../../dates/civil-date.ts';
import type { FieldError } from '../../../field-error.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import {
  changedCapital,
  changedMembers,
  changedSicCodes,
  changedTrading,
  firstEmail,
} from './changed-parts.ts';
import { type ConfirmationStatementFacts, confirmationStatementForm, unverifiedDirectors } from '../facts.ts';
import type { Blocker } from '../../readiness.ts';
import { describeObligation } from '../../../obligations/obligation-words.ts';
import { outstandingObligations } from '../checks/outstanding.ts';
import { checkConfirmationStatement } from '../checks/readiness.ts';
import type { ConfirmationStatementSubmission, DirectorVerification } from './submission-content.ts';

/** The content to send, or what still prevents it. */
export type SubmissionOutcome =
  | { readonly ok: true; readonly submission: ConfirmationStatementSubmission }
  | { readonly ok: false; readonly errors: readonly FieldError[]; readonly blockers: readonly Blocker[] };

/** The content of a ready draft, which an attempt freezes. */
export function toSubmission(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): SubmissionOutcome {
  const { isReady, errors, blockers } = checkConfirmationStatement(draft, facts, today);
  const { madeUpTo, signer } = draft;
  if (!isReady || !isCivilDate(madeUpTo) || !signer.capacity) return { ok: false, errors, blockers };
  const submission: ConfirmationStatementSubmission = {
    form: confirmationStatementForm(facts, today),
    company: { number: facts.company.number, name: facts.company.name },
    madeUpTo,
    ...changedTrading(draft, facts),
    ...changedSicCodes(draft, facts),
    ...changedCapital(draft, facts),
    ...changedMembers(draft, facts),
    ...firstEmail(draft, facts),
    lawfulPurpose: true,
    informationDelivered: true,
    verifications: verificationsOf(draft, facts, today),
    ...overrideOf(draft, facts, today),
    signer: { name: signer.name.trim(), capacity: signer.capacity },
  };
  return { ok: true, submission };
}

/** A reason that nothing asks for any more is not kept. */
function overrideOf(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): Pick<ConfirmationStatementSubmission, 'override'> {
  const outstanding = outstandingObligations(draft, facts, today).map((each) => {
    const { title, detail } = describeObligation(each);
    return detail === undefined ? title : `${title}: ${detail}`;
  });
  if (outstanding.length === 0) return {};
  return { override: { reason: draft.statements.override?.reason.trim() ?? '', outstanding } };
}

function verificationsOf(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly DirectorVerification[] {
  return unverifiedDirectors(facts, today).map((director) => {
    const reason = draft.identity[director.id]?.nameMismatchReason;
    return {
      directorId: director.id,
      ...(director.title ? { title: director.title } : {}),
      forename: director.forename ?? '',
      ...(director.otherForenames ? { otherForenames: director.otherForenames } : {}),
      surname: director.surname,
      ...(reason ? { nameMismatchReason: reason } : {}),
    };
  });
}
