import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { preloadDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { ActDialog } from '../../../record/act-dialog.tsx';
import styles from './receipt.module.css';

/** Records what somebody found who looked an unclear payment up at the card service. */
export function ResolvePayment({ paymentId }: { paymentId: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Record what was found
      </Button>
      {isAsking && <ResolveDialog paymentId={paymentId} onClose={() => setAsking(false)} />}
    </>
  );
}

const schema = z
  .object({
    Outcome: z.enum(['taken', 'not-taken'], 'Choose what was found'),
    TransactionId: z
      .string()
      .trim()
      .max(80, 'Use at most 80 characters')
      .regex(/^[\w{}-]*$/, 'Enter the id as the card service writes it: letters, digits and hyphens'),
    Reason: z.string().trim().min(1, 'Enter where this was looked up').max(500, 'Use at most 500 characters'),
  })
  .refine(({ Outcome, TransactionId }) => Outcome === 'not-taken' || TransactionId !== '', {
    path: ['TransactionId'],
    message: 'Enter the transaction id of the card service',
  });

/** What counts now, with what the card service said of it. */
function describeStanding({ state, cardType, cardLastFour }: CallReply<'resolveUnclearPayment'>): string {
  if (state !== 'confirmed') return 'The payment counts as not made';
  const card = cardLastFour === null ? '' : ` with ${cardType ?? 'the card'} ending in ${cardLastFour}`;
  return `The card service confirms it: paid${card}`;
}

const findings = [
  { value: 'taken', label: 'It was taken', hint: 'The filing goes on to Companies House.' },
  { value: 'not-taken', label: 'Nothing was taken', hint: 'The filing can be paid for again.' },
];

function ResolveDialog({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { TransactionId: '', Reason: '' } });
  const outcome = useWatch({ control: form.control, name: 'Outcome' });
  const resolve = useAct('resolveUnclearPayment', ['getSubmission', 'getPaymentState']);
  const confirm = async ({ Outcome, TransactionId, Reason }: z.output<typeof schema>) => {
    const found = Outcome === 'taken' ? { Outcome, TransactionId } : { Outcome };
    const standing = await resolve.mutateAsync({ body: { PaymentId: paymentId, Reason, ...found } });
    showToast(describeStanding(standing));
  };
  return (
    <ActDialog
      title="Record what was found of the payment"
      form={form}
      submitLabel="Record what was found"
      busy={resolve.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.ask}>
        Look the payment up in the portal of the card service first. Statbook then asks the card service
        again, and what it answers goes before what is recorded here.
      </p>
      <RadioGroup {...form.register('Outcome')} label="What became of the money?" options={findings} />
      {outcome === 'taken' && (
        <TextField
          {...form.register('TransactionId')}
          label="Transaction"
          hint="Its id in the portal of the card service"
          width="l"
          code
        />
      )}
      <TextField {...form.register('Reason')} label="Where it was looked up" width="l" />
    </ActDialog>
  );
}
