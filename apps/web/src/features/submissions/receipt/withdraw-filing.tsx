import { hasDeadline } from '@statbook/domain/filing';
import { useState } from 'react';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { Button } from '#kit/button/button.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import type { Receipt } from '../submission-state.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import styles from './receipt.module.css';

interface Withdrawn extends Pick<Receipt, 'filingId' | 'form' | 'formName' | 'companyName'> {
  readonly payments: readonly Pick<Receipt['payments'][number], 'state'>[];
}

/** Calls a filing back that has not left, or that came back. */
export function WithdrawFiling({ receipt }: { receipt: Withdrawn }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="text" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Withdraw the filing
      </Button>
      {isAsking && <WithdrawDialog receipt={receipt} onClose={() => setAsking(false)} />}
    </>
  );
}

const schema = z.object({ reason: z.string().trim().max(200, 'Use at most 200 characters') });

function WithdrawDialog({ receipt, onClose }: { receipt: Withdrawn; onClose: () => void }) {
  const { filingId, form: formId, formName, companyName, payments } = receipt;
  const isPaid = payments.some(({ state }) => state === 'confirmed');
  const form = useStatbookForm({ schema, defaultValues: { reason: '' } });
  const withdraw = useAction('withdrawFiling', [
    'getSubmission',
    'getSubmissions',
    'getErrorLog',
    ...draftCalls,
    'getCompanyOverview',
  ]);
  const confirm = async ({ reason }: z.output<typeof schema>) => {
    await withdraw.mutateAsync({ body: { filingId, reason } });
    showToast('The filing was withdrawn');
  };
  return (
    <ActionDialog
      title={`Withdraw the ${formName.toLowerCase()} of ${companyName}`}
      form={form}
      submitLabel="Withdraw the filing"
      kind="danger"
      onSubmit={confirm}
      onClose={onClose}
    >
      <p className={styles.ask}>
        Nothing is filed{hasDeadline(formId) && ', and the deadline keeps running'}.
        {isPaid && ' What was paid for it is refunded to the card.'}
      </p>
      <TextField {...form.register('reason')} label="Reason" optional width="l" />
    </ActionDialog>
  );
}
