import { serviceFor } from '../../../companies/company-service.ts';
import type { CivilDate } from '../../../dates/civil-date.ts';
import type { FieldError } from '../../../field-error.ts';
import type { Blocker, Readiness } from '../../readiness.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { checkRegisteredEmail, checkSections, checkSicCodes, checkTrading } from './check-company-answers.ts';
import { CORRECTIONS, findNoticeBlockers } from './check-notices.ts';
import { checkMadeUpDate } from './check-made-up-date.ts';
import { checkCapitalAndMembers } from './check-members.ts';
import { checkIdentity, checkStatements } from './check-signing.ts';
import { checkOutstanding } from './outstanding.ts';
import { type ConfirmationStatementFacts, describeDirector, unverifiedDirectors } from '../facts.ts';
import { findWarnings } from './warnings.ts';

/** Checks a draft on a day: errors at the fields, blockers and warnings. */
export function checkConfirmationStatement(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): Readiness {
  const errors = validateConfirmationStatement(draft, facts, today);
  const blockers = [...findBlockers(draft, facts, today), ...findNoticeBlockers(draft, facts)];
  const isReady = errors.length === 0 && blockers.length === 0;
  return { isReady, errors, blockers, warnings: findWarnings(draft, facts, today) };
}

/** The errors in the answers, in the order of the pages. */
function validateConfirmationStatement(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly FieldError[] {
  return [
    ...checkMadeUpDate(draft.madeUpTo, facts, today),
    ...checkTrading(draft, facts),
    ...checkSicCodes(draft, facts),
    ...checkCapitalAndMembers(draft, facts),
    ...checkSections(draft),
    ...checkRegisteredEmail(draft, facts),
    ...checkIdentity(draft, facts, today),
    ...checkOutstanding(draft, facts, today),
    ...checkStatements(draft, facts, today),
  ];
}

/** What must be filed or settled before this statement. */
function findBlockers(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly Blocker[] {
  const blockers: Blocker[] = CORRECTIONS.filter(([section]) => draft[section] === 'no').map(
    ([section, what, forms]) => ({
      code: `correct-${section}`,
      message: `Notify Companies House of the change to ${what} first; then come back and confirm it.`,
      forms,
    }),
  );
  if (facts.hasRegisteredEmail && draft.registeredEmail.answer === 'no') {
    const message =
      'Notify Companies House of the change to the registered email address first; then come back and confirm it.';
    blockers.push({ code: 'correct-registeredEmail', message, forms: ['REA'] });
  }
  const service = serviceFor(facts.company);
  if (service.level !== 'full') blockers.push({ code: service.reason, message: service.message, forms: [] });
  if (facts.directors.length === 0) {
    const message = 'The register shows no director. Appoint one first: every company needs at least one.';
    blockers.push({ code: 'no-director', message, forms: ['AP01'] });
  }
  const nameless = unverifiedDirectors(facts, today).filter(({ forename }) => !forename?.trim());
  if (nameless.length > 0) {
    const names = nameless.map(describeDirector).join(', ');
    const message = `The register holds no forename of ${names}. An identity verification statement needs one as it is registered: have the details changed first, or give the statement in Companies House’s own service.`;
    blockers.push({ code: 'correct-identity', message, forms: ['CH01'] });
  }
  return blockers;
}
