import type { VerificationStanding, VerificationUrgency } from '@statbook/domain/identity';
import type { Tone } from '#kit/status-badge/status-badge.tsx';

/** Each standing as badges and chips name it. */
export const standingWords = {
  overdue: { label: 'Overdue', tone: 'bad' },
  rejected: { label: 'Rejected', tone: 'bad' },
  'code-missing': { label: 'Code missing', tone: 'warn' },
  'window-open': { label: 'Window open', tone: 'info' },
  'code-held': { label: 'Not due yet', tone: 'neutral' },
  sent: { label: 'Statement sent', tone: 'info' },
  'on-paper': { label: 'On paper', tone: 'neutral' },
  given: { label: 'Given', tone: 'ok' },
  'not-needed': { label: 'Not needed', tone: 'neutral' },
} as const satisfies Readonly<Record<VerificationStanding, { label: string; tone: Tone }>>;

/** How near a last day is, as a tint; the words beside it say how many days are left. */
export const urgencyTones: Readonly<Record<VerificationUrgency, Tone>> = {
  calm: 'ok',
  near: 'warn',
  pressing: 'bad',
};
