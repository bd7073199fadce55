import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { onceValid } from '#kit/form/once-valid.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import styles from '../receipt.module.css';

interface ResolvePaymentProps {
  readonly paymentId: string;
  /** What is unclear: whether it was taken, or whether it was refunded. */
  readonly about: 'payment' | 'refund';
}

/** Records what somebody found who looked an unclear payment, or its refund, up at the card service. */
export function ResolvePayment({ paymentId, about }: ResolvePaymentProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Record what was found
      </Button>
      {isAsking && <ResolveDialog paymentId={paymentId} about={about} onClose={() => setAsking(false)} />}
    </>
  );
}

const fields = z.object({
  outcome: z.enum(['taken', 'not-taken', 'refunded', 'not-refunded'], 'Choose what was found'),
  transactionId: z
    .string()
    .trim()
    .max(80, 'Use at most 80 characters')
    .regex(/^[\w{}-]*$/, 'Enter the id as the card service writes it: letters, digits and hyphens'),
  reason: z.string().trim().min(1, 'Enter where this was looked up').max(500, 'Use at most 500 characters'),
});
const schema = fields.refine(({ outcome, transactionId }) => outcome !== 'taken' || transactionId !== '', {
  path: ['transactionId'],
  message: 'Enter the transaction id of the card service',
  when: onceValid(fields.pick({ outcome: true, transactionId: true })),
});

/** What counts now, with what the card service said of it. */
function describeStanding({ state, cardType, cardLastFour }: CallReply<'resolveUnclearPayment'>): string {
  if (state !== 'confirmed') return 'The payment counts as not made';
  const card = cardLastFour === null ? '' : ` with ${cardType ?? 'the card'} ending in ${cardLastFour}`;
  return `The card service confirms it: paid${card}`;
}

/** The same of its refund, whatever was entered. */
const describeRefund = ({ state }: CallReply<'resolveUnclearPayment'>) =>
  state === 'confirmed' ? 'The payment counts as not refunded' : 'The payment counts as refunded';

const findings = {
  payment: [
    { value: 'taken', label: 'It was taken', hint: 'The filing goes on to Companies House.' },
    { value: 'not-taken', label: 'Nothing was taken', hint: 'The filing can be paid for again.' },
  ],
  refund: [
    { value: 'refunded', label: 'It was refunded', hint: 'Nothing is left to be refunded.' },
    {
      value: 'not-refunded',
      label: 'It was not refunded',
      hint: 'The payment stands, and can be refunded again.',
    },
  ],
};

interface ResolveDialogProps extends ResolvePaymentProps {
  readonly onClose: () => void;
}

function ResolveDialog({ paymentId, about, onClose }: ResolveDialogProps) {
  const form = useStatbookForm({ schema, defaultValues: { transactionId: '', reason: '' } });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const resolve = useAction('resolveUnclearPayment', ['getSubmission', 'getPaymentState']);
  const confirm = async ({ outcome, transactionId, reason }: z.output<typeof schema>) => {
    const found = outcome === 'taken' ? { outcome, transactionId } : { outcome };
    const standing = await resolve.mutateAsync({ body: { paymentId, reason, ...found } });
    showToast(about === 'refund' ? describeRefund(standing) : describeStanding(standing));
  };
  return (
    <ActionDialog
      title={`Record what was found of the ${about}`}
      form={form}
      submitLabel="Record what was found"
      onSubmit={confirm}
      onClose={onClose}
    >
      <p className={styles.ask}>
        Look the {about} up in the portal of the card service first. Statbook then asks the card service
        again, and what it answers goes before what is recorded here.
      </p>
      <RadioGroup {...form.register('outcome')} label="What became of the money?" options={findings[about]} />
      {outcome === 'taken' && (
        <TextField
          {...form.register('transactionId')}
          label="Transaction"
          hint="Its id in the portal of the card service"
          width="l"
          code
        />
      )}
      <TextField {...form.register('reason')} label="Where it was looked up" width="l" />
    </ActionDialog>
  );
}
