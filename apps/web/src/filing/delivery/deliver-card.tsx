import { useMay } from '#app/session-port.ts';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import type { DeliveredFiling } from './delivered-filing.ts';
import { PrintSheet } from './print-sheet.tsx';
import { RecordDelivery } from './record-delivery.tsx';
import { RecordOutcome } from './record-outcome.tsx';
import { TakeBackDelivery } from './take-back-delivery.tsx';

const texts: Readonly<Record<string, string>> = {
  queued:
    'Save the form data sheet and sign it: it says how and where to deliver it, what it costs and by when. Record the delivery here once it is done.',
  pending: 'It was delivered. Record here what Companies House decides.',
};

/** What is to be done about a form that software does not send; nothing once that is decided. */
export function DeliverCard({ filing }: { filing: DeliveredFiling }) {
  const [mayDeliver, mayDecide] = [useMay('recordDelivery'), useMay('recordOutcome')];
  const mayTakeBack = useMay('takeBackDelivery');
  const text = texts[filing.state];
  if (text === undefined) return null;
  return (
    <Card title="A document you deliver">
      <p>{text}</p>
      <FormActions>
        <PrintSheet filingId={filing.filingId} label="Save the form data sheet" />
        {filing.state === 'queued' && mayDeliver && <RecordDelivery filing={filing} />}
        {filing.state === 'pending' && mayDecide && <RecordOutcome filing={filing} />}
        {filing.state === 'pending' && mayTakeBack && <TakeBackDelivery filing={filing} />}
      </FormActions>
    </Card>
  );
}
