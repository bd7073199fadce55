import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import type { CallReply } from '#api/call-types.ts';

/** A row of the list, as the server gives it. */
export type Submission = CallReply<'getSubmissions'>['entity'][number];
/** The receipt of one submission. */
export type Receipt = CallReply<'getSubmission'>['entity'][number];
export type SubmissionState = Submission['state'];

/** What every list of filings says of each. */
export type ListedFiling = Pick<Submission, 'filingId' | 'state'>;

/** Whether a filing can be paid for from a list. */
export const awaitsPayment = ({ state }: ListedFiling): boolean => state === 'awaiting-payment';

export type Trouble = CallReply<'getErrorLog'>['entity'][number]['troubles'][number];

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
  return <StatusBadge label={text} tone={tones[state]} />;
}
