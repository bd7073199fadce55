import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import type { Receipt } from '../submission-state.tsx';

/** What was sent, in words. */
export function SentCard({ receipt: { Sent, State, Attempts } }: { receipt: Receipt }) {
  if (Sent.length === 0) return null;
  return (
    <Card title={titleOf({ State, Attempts })}>
      <DescriptionList facts={Sent.map(({ Label, Value }) => ({ term: Label, value: <bdi>{Value}</bdi> }))} />
    </Card>
  );
}

function titleOf({ State, Attempts }: Pick<Receipt, 'State' | 'Attempts'>): string {
  if (State === 'queued' || State === 'awaiting-payment') return 'What will be sent';
  const wasSent = Attempts.some(({ SentAt }) => SentAt !== null);
  return State === 'withdrawn' && !wasSent ? 'What was to be sent' : 'What was sent';
}
