import type { CallName } from '@statbook/contract';
import { useState } from 'react';
import { useToday } from '#api/configuration.ts';
import { useAction } from '#api/queries.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { ActFields } from './act-fields.tsx';
import { actSchema, type ActValues } from './act-values.ts';
import type { CertificateAct, CertificateRow } from './certificate-rows.ts';

interface CertificateDialogProps {
  readonly companyId: string;
  readonly act: CertificateAct;
  /** Live ones: one, or for a merger and a delivery several. */
  readonly certificates: readonly CertificateRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const shown: readonly CallName[] = ['shareCertificateDetails'];

/** Does one thing to certificates; what the server refuses stands at its field, and nothing typed is lost. */
export default function CertificateDialog(props: CertificateDialogProps) {
  const { act, certificates, onClose, onDone } = props;
  const today = useToday();
  const form = useStatbookForm({
    schema: actSchema,
    defaultValues: { indemnityOn: '', deliveredOn: today, note: '', parts: ['', ''] },
  });
  const perform = usePerform(props);
  const { title, submit } = wordsOf(act, certificates);
  const save = async (values: ActValues) => {
    await perform(values);
    showToast(`${title}: done`);
    onDone();
  };
  return (
    <ActionDialog title={title} submitLabel={submit} form={form} onSubmit={save} onClose={onClose}>
      <ActFields act={act} certificates={certificates} form={form} />
    </ActionDialog>
  );
}

function wordsOf(act: CertificateAct, certificates: readonly CertificateRow[]) {
  const numbers = certificates.map(({ certificateNumber }) => certificateNumber).join(', ');
  const which = certificates.length === 1 ? `certificate ${numbers}` : `${certificates.length} certificates`;
  return {
    duplicate: { title: `Duplicate of ${which}`, submit: 'Issue duplicate' },
    replace: { title: `Replace ${which}`, submit: 'Replace certificate' },
    split: { title: `Split ${which}`, submit: 'Split certificate' },
    merge: { title: `Merge ${which}`, submit: 'Merge certificates' },
    deliver: { title: `Delivery of ${which}`, submit: 'Record delivery' },
  }[act];
}

/** Makes the call of the act, under one key however often it is tried. */
function usePerform({ companyId, act, certificates }: CertificateDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const calls = {
    duplicate: useAction('duplicateShareCertificate', shown),
    replace: useAction('replaceShareCertificate', shown),
    split: useAction('splitShareCertificate', shown),
    merge: useAction('mergeShareCertificates', shown),
    deliver: useAction('deliverShareCertificates', shown),
  };
  const numbers = certificates.map(({ certificateNumber }) => certificateNumber);
  const own = { companyId, key };
  const one = { ...own, certificateNumber: numbers[0] ?? 0 };
  const several = { ...own, certificateNumbers: numbers };
  const perform = ({ indemnityOn, deliveredOn, note, parts }: ActValues) => {
    const performs = {
      duplicate: () =>
        calls.duplicate.mutateAsync({ body: { ...one, note, indemnityOn: indemnityOn || undefined } }),
      replace: () => calls.replace.mutateAsync({ body: { ...one, note } }),
      split: () => calls.split.mutateAsync({ body: { ...one, parts } }),
      merge: () => calls.merge.mutateAsync({ body: several }),
      deliver: () => calls.deliver.mutateAsync({ body: { ...several, deliveredOn, note } }),
    };
    return performs[act]();
  };
  return perform;
}
