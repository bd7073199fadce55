import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';

const states: Readonly<Record<string, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  ready: { label: 'Ready to file', tone: 'info' },
  'awaiting-payment': { label: 'Waiting for the payment', tone: 'warn' },
  rejected: { label: 'Rejected', tone: 'bad' },
  failed: { label: 'Failed', tone: 'bad' },
};

interface DraftBadgeProps {
  readonly state: string;
  /** The state in the server's words. */
  readonly text?: string | undefined;
}

/** How far a filing that is not at its end has come. */
export function DraftBadge({ state, text }: DraftBadgeProps) {
  const { label, tone } = states[state] ?? { label: 'Submitted', tone: 'info' };
  return (
    <div>
      <StatusBadge label={text ?? label} tone={tone} />
    </div>
  );
}
