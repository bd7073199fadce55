import type { Tone } from '#kit/status-badge/status-badge.tsx';
import type { CompanyRow } from './listed-company.ts';

interface Badge {
  readonly label: string;
  readonly tone: Tone;
}

/** The states of a filing under way, in as few words as a narrow column takes. */
const badgeOf: Readonly<Record<string, Badge>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  ready: { label: 'Ready to file', tone: 'info' },
  'awaiting-payment': { label: 'Awaiting payment', tone: 'warn' },
  queued: { label: 'Queued', tone: 'info' },
  'waiting-for-name': { label: 'Waiting for name', tone: 'info' },
  'to-be-delivered': { label: 'To be delivered', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'info' },
  sending: { label: 'Submitting', tone: 'info' },
  pending: { label: 'Received', tone: 'info' },
  parked: { label: 'Held', tone: 'warn' },
  rejected: { label: 'Rejected', tone: 'bad' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** The filing that changed last, or how many are under way. */
export function filingOf({
  openFilingState: state,
  filingsInFlight: inFlight,
}: Pick<CompanyRow, 'openFilingState' | 'filingsInFlight'>): Badge | undefined {
  return inFlight > 1 ? { label: `${inFlight} in progress`, tone: 'info' } : badgeOf[state ?? ''];
}
