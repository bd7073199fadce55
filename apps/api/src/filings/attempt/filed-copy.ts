import type { FormAnswer, FormDataSheetInput } from '@statbook/documents';
import { describeFilingState, type FilingState, type FilingStateFacts } from '@statbook/domain/filing';
import type { FilingAttempt } from '../filing-queries.ts';
import { readOutcome } from './attempt-outcome.ts';

/** Whether what was approved has been filed, as its copy says. */
export function whetherFiled(state: FilingState): NonNullable<FormDataSheetInput['approved']> {
  if (state === 'withdrawn' || state === 'rejected') return state;
  return NOT_FILED_YET.has(state) ? 'not-filed-yet' : 'filed';
}

/** A filing that failed was not taken in. */
const NOT_FILED_YET: ReadonlySet<FilingState> = new Set(['ready', 'awaiting-payment', 'queued', 'failed']);

/** A filing whose approved content stands on its copy. */
export interface CopiedFiling {
  readonly state: FilingState;
  readonly stateFacts: FilingStateFacts | undefined;
  readonly submissionNumber: string | null;
  /** Why it was rejected, in the registrar's words. */
  readonly reasons: readonly string[];
}

/** Why an attempt was rejected, in the registrar's words. */
export const reasonsOf = (attempt: FilingAttempt): readonly string[] =>
  readOutcome(attempt).rejections.map(({ code, text }) => (code === '' ? text : `${text} (${code})`));

/** What the copy says first: where the filing is, under which number, and why it was rejected. */
export function describeFiling({
  state,
  stateFacts,
  submissionNumber,
  reasons,
}: CopiedFiling): readonly FormAnswer[] {
  const line = (label: string, value: string) => ({ section: 'Filing', label, value });
  return [
    line('Status', describeFilingState(state, stateFacts)),
    ...(submissionNumber === null ? [] : [line('Submission number', submissionNumber)]),
    ...(state === 'rejected' ? reasons.map((reason) => line('Rejected because', reason)) : []),
  ];
}
