import { describeCompanyStatus, isInsolvencyStatus } from '../../../companies/company-status.ts';
import { type CivilDate, daysBetween, isBefore, isCivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { confirmationStatementDueOn, isOverdue } from '../../../deadlines/confirmation-cycle.ts';
import type { Warning } from '../../readiness.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { findNoticeWarnings } from './check-notices.ts';
import { effectiveCapital, effectiveShareholdings } from './check-members.ts';
import { type ConfirmationStatementFacts, hasShareCapital, listsMembers } from '../facts.ts';

/** The warnings about a draft on a day. */
export function findWarnings(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly Warning[] {
  return [
    ...dateWarnings(draft, facts, today),
    ...companyWarnings(draft, facts),
    ...findNoticeWarnings(draft, facts),
  ];
}

function dateWarnings(
  { madeUpTo }: ConfirmationStatementDraft,
  { reviewPeriod }: ConfirmationStatementFacts,
  today: CivilDate,
): readonly Warning[] {
  const warnings: Warning[] = [];
  const dueOn = confirmationStatementDueOn(reviewPeriod);
  if (isOverdue(dueOn, today)) {
    const days = daysBetween(dueOn, today);
    const message = `This statement was due on ${formatCivilDate(dueOn)}, ${days} ${days === 1 ? 'day' : 'days'} ago. Filing late is an offence: file it as soon as you can.`;
    warnings.push({ code: 'overdue', message });
  }
  if (isCivilDate(madeUpTo) && isBefore(madeUpTo, reviewPeriod.endsOn)) {
    const message = `This statement ends the review period early: the next one begins on the day after ${formatCivilDate(madeUpTo)}.`;
    warnings.push({ code: 'moves-review-period', message });
  }
  return warnings;
}

function companyWarnings(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly Warning[] {
  const warnings: Warning[] = [];
  if (isInsolvencyStatus(facts.company.status)) {
    const message = `The company is ${describeCompanyStatus(facts.company.status).toLowerCase()}: make sure that whoever signs still may.`;
    warnings.push({ code: 'insolvency', message });
  }
  if (draft.trading.onMarket && facts.company.type !== 'plc') {
    const message = 'Shares of a private company are hardly ever traded on a market: check this answer.';
    warnings.push({ code: 'private-company-on-market', message });
  }
  const lacksCapital = hasShareCapital(facts) && !effectiveCapital(draft, facts);
  const lacksMembers = listsMembers(draft, facts) && !effectiveShareholdings(draft, facts);
  if (lacksCapital || lacksMembers) {
    const message =
      'We do not hold the capital and members on the register, so we cannot check that they agree.';
    warnings.push({ code: 'register-not-known', message });
  }
  return warnings;
}
