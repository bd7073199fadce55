import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import type { CallReply } from '#api/call-types.ts';

/** A row of the list, as the server gives it. */
export type Submission = CallReply<'getSubmissions'>['Entity'][number];
/** The receipt of one submission. */
export type Receipt = CallReply<'getSubmission'>['Entity'][number];
export type SubmissionState = Submission['State'];
export type Trouble = CallReply<'getErrorLog'>['Entity'][number]['Troubles'][number];

const tones: Readonly<Record<SubmissionState, Tone>> = {
  draft: 'neutral',
  ready: 'info',
  'awaiting-payment': 'warn',
  queued: 'info',
  sending: 'info',
  pending: 'info',
  parked: 'warn',
  failed: 'bad',
  rejected: 'bad',
  accepted: 'ok',
  withdrawn: 'neutral',
};

/** Where a submission is, in words and tint. */
export function SubmissionBadge({ state, text }: { state: SubmissionState; text: string }) {
  return <StatusBadge words={text} tone={tones[state]} />;
}
