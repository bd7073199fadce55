import { isAfter, isCivilDate } from '../../../dates/civil-date.ts';
import type { CivilDate } from '../../../dates/civil-date.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import { isOpen, keyOfObligation, type Obligation } from '../../../obligations/obligation.ts';
import { titleOfObligation } from '../../../obligations/obligation-words.ts';
import type { FilingState } from '../../filing-life.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import type { ConfirmationStatementFacts } from '../facts.ts';

/** The registrar has it: it is delivered. */
const DELIVERED: ReadonlySet<FilingState | undefined> = new Set<FilingState>([
  'sending',
  'pending',
  'parked',
]);

/**
 * What our own record knows to be undelivered of the confirmation period, so that it would be false to state the contrary
 * (s.853A): returns and notices of events up to the made-up date, people who hold more than a quarter and are not on the PSC
 * register, and identity statements that are waited for. Those of directors are delivered with the statement itself.
 */
export function outstandingObligations(
  { madeUpTo }: Pick<ConfirmationStatementDraft, 'madeUpTo'>,
  { obligations = [] }: ConfirmationStatementFacts,
  today: CivilDate,
): readonly Obligation[] {
  return obligations.filter((each) => {
    const { kind, eventOn, filingState } = each;
    if (DELIVERED.has(filingState)) return false;
    if (kind === 'psc-verification') return isOpen(each, today);
    // The holding is older than the books: no day says that it began after the period.
    if (kind === 'unregistered-psc') return true;
    if (kind !== 'form' && kind !== 'control-notice') return false;
    return eventOn === undefined || !isCivilDate(madeUpTo) || !isAfter(eventOn, madeUpTo);
  });
}

/** A statement that our own record contradicts needs a reason, given in view of all that is outstanding. */
export function checkOutstanding(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly FieldError[] {
  const outstanding = outstandingObligations(draft, facts, today);
  if (outstanding.length === 0) return [];
  const { reason = '', of = [] } = draft.statements.override ?? {};
  const isSeen = outstanding.every((each) => of.includes(keyOfObligation(each)));
  if (isSeen && reason.trim() !== '') return [];
  const names = [...new Set(outstanding.map(titleOfObligation))].join('; ');
  const message = `Deliver first what is outstanding (${names}), or give the reason why the statement is filed all the same`;
  return [fieldError('statements.override.reason', isSeen ? 'missing' : 'not-seen', message)];
}
