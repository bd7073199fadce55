import type { CallName } from '@statbook/contract';
import { useState } from 'react';
import { useToday } from '#api/configuration.ts';
import { useAct } from '#api/queries.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { ActDialog } from '../../../record/act-dialog.tsx';
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
  const parts = [{ Shares: '' }, { Shares: '' }];
  const form = useStatbookForm({
    schema: actSchema,
    defaultValues: { IndemnityOn: '', DeliveredOn: today, Note: '', Parts: parts },
  });
  const { perform, busy } = usePerform(props);
  const { title, submit } = wordsOf(act, certificates);
  const save = async (values: ActValues) => {
    await perform(values);
    showToast(`${title}: done`);
    onDone();
  };
  return (
    <ActDialog title={title} submitLabel={submit} form={form} busy={busy} onConfirm={save} onClose={onClose}>
      <ActFields act={act} certificates={certificates} form={form} />
    </ActDialog>
  );
}

function wordsOf(act: CertificateAct, certificates: readonly CertificateRow[]) {
  const numbers = certificates.map(({ CertificateNumber }) => CertificateNumber).join(', ');
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
    duplicate: useAct('duplicateShareCertificate', shown),
    replace: useAct('replaceShareCertificate', shown),
    split: useAct('splitShareCertificate', shown),
    merge: useAct('mergeShareCertificates', shown),
    deliver: useAct('deliverShareCertificates', shown),
  };
  const numbers = certificates.map(({ CertificateNumber }) => CertificateNumber);
  const own = { CompanyId: companyId, Key: key };
  const one = { ...own, CertificateNumber: numbers[0] ?? 0 };
  const several = { ...own, CertificateNumbers: numbers };
  const perform = ({ IndemnityOn, DeliveredOn, Note, Parts }: ActValues) => {
    const performs = {
      duplicate: () =>
        calls.duplicate.mutateAsync({ body: { ...one, Note, IndemnityOn: IndemnityOn || undefined } }),
      replace: () => calls.replace.mutateAsync({ body: { ...one, Note } }),
      split: () => calls.split.mutateAsync({ body: { ...one, Parts: Parts.map(({ Shares }) => Shares) } }),
      merge: () => calls.merge.mutateAsync({ body: several }),
      deliver: () => calls.deliver.mutateAsync({ body: { ...several, DeliveredOn, Note } }),
    };
    return performs[act]();
  };
  return { perform, busy: calls[act].isPending };
}
