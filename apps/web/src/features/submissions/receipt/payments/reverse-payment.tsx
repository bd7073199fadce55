import { useState } from 'react';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';

interface ReversePaymentProps {
  readonly paymentId: string;
  /** Other filings were paid for with it: the card service takes back all of a charge or nothing, so a share is refunded. */
  readonly isShared?: boolean;
}

/** Gives a payment back whose filing was withdrawn, where that has not happened by itself. */
export function ReversePayment({ paymentId, isShared = false }: ReversePaymentProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Refund the payment
      </Button>
      {isAsking && (
        <ReversalDialog paymentId={paymentId} isShared={isShared} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

const schema = z.object({
  how: z.enum(['void', 'refund'], 'Choose how it is refunded'),
  reason: z.string().trim().min(1, 'Enter a reason').max(200, 'Use at most 200 characters'),
});

const ways = [
  { value: 'void', label: 'Cancel it', hint: 'On the day of the payment only. No money leaves the card.' },
  { value: 'refund', label: 'Refund it', hint: 'The whole sum goes back to the card within a few days.' },
];

const stale = ['getSubmission', 'getPaymentState'] as const;

interface ReversalDialogProps extends Required<ReversePaymentProps> {
  readonly onClose: () => void;
}

function ReversalDialog({ paymentId, isShared, onClose }: ReversalDialogProps) {
  const form = useStatbookForm({
    schema,
    defaultValues: { reason: '', ...(isShared && { how: 'refund' as const }) },
  });
  const cancel = useAction('voidPayment', stale);
  const refund = useAction('refundPayment', stale);
  const confirm = async ({ how, reason }: z.output<typeof schema>) => {
    await (how === 'void' ? cancel : refund).mutateAsync({ body: { paymentId, reason } });
    showToast('The payment was refunded');
  };
  return (
    <ActionDialog
      title="Refund the payment"
      form={form}
      submitLabel="Refund the payment"
      onSubmit={confirm}
      onClose={onClose}
    >
      {isShared ? (
        <p>The share of this filing goes back to the card within a few days. The other filings stay paid.</p>
      ) : (
        <RadioGroup {...form.register('how')} label="How is it refunded?" options={ways} />
      )}
      <TextField {...form.register('reason')} label="Reason" width="l" />
    </ActionDialog>
  );
}
