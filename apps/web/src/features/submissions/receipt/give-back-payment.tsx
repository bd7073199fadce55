import { useState } from 'react';
import { z } from 'zod';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { preloadDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { ActDialog } from '../../../record/act-dialog.tsx';

/** Gives a payment back whose filing was withdrawn, where that has not happened by itself. */
export function GiveBackPayment({ paymentId }: { paymentId: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Give the payment back
      </Button>
      {isAsking && <GiveBackDialog paymentId={paymentId} onClose={() => setAsking(false)} />}
    </>
  );
}

const schema = z.object({
  How: z.enum(['void', 'refund'], 'Choose how it is given back'),
  Reason: z.string().trim().min(1, 'Enter a reason').max(200, 'Use at most 200 characters'),
});

const ways = [
  { value: 'void', label: 'Cancel it', hint: 'On the day of the payment only. No money leaves the card.' },
  { value: 'refund', label: 'Refund it', hint: 'The whole sum goes back to the card within a few days.' },
];

const stale = ['getSubmission', 'getPaymentState'] as const;

function GiveBackDialog({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { Reason: '' } });
  const cancel = useAct('voidPayment', stale);
  const refund = useAct('refundPayment', stale);
  const confirm = async ({ How, Reason }: z.output<typeof schema>) => {
    await (How === 'void' ? cancel : refund).mutateAsync({ body: { PaymentId: paymentId, Reason } });
    showToast('The payment was given back');
  };
  return (
    <ActDialog
      title="Give the payment back"
      form={form}
      submitLabel="Give the payment back"
      busy={cancel.isPending || refund.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RadioGroup {...form.register('How')} label="How is it given back?" options={ways} />
      <TextField {...form.register('Reason')} label="Reason" width="l" />
    </ActDialog>
  );
}
