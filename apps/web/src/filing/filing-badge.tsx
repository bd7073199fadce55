import type { CallReply } from '#api/call-types.ts';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';

/** Where a filing is, from its draft to the decision. */
export type FilingState = CallReply<'getSubmissions'>['entity'][number]['state'];

const tones: Readonly<Record<FilingState, Tone>> = {
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

/** Where a filing is, in the server's words and a tint. */
export function FilingBadge({ state, text }: { readonly state: FilingState; readonly text: string }) {
  return <StatusBadge label={text} tone={tones[state]} />;
}
