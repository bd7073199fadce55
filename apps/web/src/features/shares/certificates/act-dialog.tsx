import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '#api/configuration.ts';
import { invalidateCalls } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { actSchema, type ActValues, certificateActions } from './certificate-actions.tsx';
import type { CertificateAct, CertificateRow } from './certificate-rows.ts';

interface CertificateDialogProps {
  readonly companyId: string;
  readonly act: CertificateAct;
  /** Live ones: one, or for a merger and a delivery several. */
  readonly certificates: readonly CertificateRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Does one thing to certificates; what the server refuses stands at its field, and nothing typed is lost. */
export default function CertificateDialog(props: CertificateDialogProps) {
  const { companyId, act, certificates, onClose, onDone } = props;
  const { title, submitLabel, Fields, perform } = certificateActions[act];
  const today = useToday();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const form = useStatbookForm({
    schema: actSchema,
    defaultValues: { indemnityOn: '', deliveredOn: today, note: '', parts: ['', ''] },
  });
  const [first] = certificates;
  const numbers = certificates.map(({ certificateNumber }) => certificateNumber);
  const which = numbers.length === 1 ? `certificate ${numbers[0]}` : `${numbers.length} certificates`;
  const save = async (values: ActValues) => {
    await perform({ own: { companyId, key }, numbers, values });
    await invalidateCalls(queryClient, 'shareCertificateDetails');
    showToast(`${title} ${which}: done`);
    onDone();
  };
  return (
    <ActionDialog
      title={`${title} ${which}`}
      submitLabel={submitLabel}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {first && <Fields certificate={first} certificates={certificates} form={form} />}
    </ActionDialog>
  );
}
