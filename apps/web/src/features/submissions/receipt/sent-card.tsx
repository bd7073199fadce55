import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import type { Receipt } from '../submission-state.ts';

/** What was sent, in words. */
export function SentCard({ receipt: { sent, state, attempts } }: { receipt: Receipt }) {
  if (sent.length === 0) return null;
  return (
    <Card title={titleOf({ state, attempts })}>
      <DescriptionList facts={sent.map(({ label, value }) => ({ term: label, value: <bdi>{value}</bdi> }))} />
    </Card>
  );
}

function titleOf({ state, attempts }: Pick<Receipt, 'state' | 'attempts'>): string {
  if (state === 'queued' || state === 'awaiting-payment') return 'What will be sent';
  const wasSent = attempts.some(({ sentAt }) => sentAt !== null);
  return state === 'withdrawn' && !wasSent ? 'What was to be sent' : 'What was sent';
}
