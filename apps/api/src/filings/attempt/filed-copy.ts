import type { FormAnswer, FormDataSheetInput } from '@statbook/documents';
import { describeFilingState, type FilingState, type FilingStateFacts } from '@statbook/domain/filing';

/** Whether what was approved has been filed, as its copy says. */
export function whetherFiled(state: FilingState): NonNullable<FormDataSheetInput['approved']> {
  if (state === 'withdrawn') return state;
  return state === 'ready' || state === 'awaiting-payment' || state === 'queued' ? 'not-filed-yet' : 'filed';
}

/** A filing whose approved content stands on its copy. */
export interface CopiedFiling {
  readonly state: FilingState;
  readonly stateFacts: FilingStateFacts | undefined;
  readonly submissionNumber: string | null;
}

/** What the copy says first: where the filing is, and under which number. */
export function describeFiling({ state, stateFacts, submissionNumber }: CopiedFiling): readonly FormAnswer[] {
  const line = (label: string, value: string) => ({ section: 'Filing', label, value });
  return [
    line('Status', describeFilingState(state, stateFacts)),
    ...(submissionNumber === null ? [] : [line('Submission number', submissionNumber)]),
  ];
}
