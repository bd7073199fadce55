import { useState } from 'react';
import { z } from 'zod';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { preloadDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import type { Receipt } from '../submission-state.tsx';
import { ActDialog } from '../../../record/act-dialog.tsx';
import styles from './receipt.module.css';

interface Withdrawn extends Pick<Receipt, 'FilingId' | 'FormName' | 'CompanyName'> {
  readonly Payments: readonly Pick<Receipt['Payments'][number], 'State'>[];
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

const schema = z.object({ Reason: z.string().trim().max(200, 'Use at most 200 characters') });

function WithdrawDialog({ receipt, onClose }: { receipt: Withdrawn; onClose: () => void }) {
  const { FilingId, FormName, CompanyName, Payments } = receipt;
  const isPaid = Payments.some(({ State }) => State === 'confirmed');
  const form = useStatbookForm({ schema, defaultValues: { Reason: '' } });
  const withdraw = useAct('withdrawFiling', [
    'getSubmission',
    'getSubmissions',
    'getErrorLog',
    'getConfirmationStatementConfirmLaterDetails',
    'getCompanyOverview',
  ]);
  const confirm = async ({ Reason }: z.output<typeof schema>) => {
    await withdraw.mutateAsync({ body: { FilingId, Reason } });
    showToast('The filing was withdrawn');
  };
  return (
    <ActDialog
      title={`Withdraw the ${FormName.toLowerCase()} of ${CompanyName}`}
      form={form}
      submitLabel="Withdraw the filing"
      danger
      busy={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.ask}>
        Nothing is filed, and the deadline keeps running.
        {isPaid && ' What was paid for it is given back to the card.'}
      </p>
      <TextField {...form.register('Reason')} label="Reason" optional width="l" />
    </ActDialog>
  );
}
