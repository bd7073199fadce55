import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useToday } from '#api/configuration.ts';
import { invalidateCalls } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm, type StatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import type { CertificateAct, CertificateRow } from './certificate-rows.ts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#api/call.ts';
import { Button } from '#kit/button/button.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { ShareCountField } from '#kit/number-field/number-fields.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { wholeOf } from '../lots/chosen-lots.ts';

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

/** What can be said in these dialogs; each shows its own part. */
const actSchema = z.object({
  indemnityOn: z.string(),
  deliveredOn: z.string(),
  note: z.string().trim().max(300, 'Enter at most 300 characters'),
  /** The shares of each part of a split. */
  parts: z.array(z.string()),
});
type ActValues = z.infer<typeof actSchema>;

interface ActFieldsProps {
  /** The first of them, for what is done to one. */
  readonly certificate: CertificateRow;
  readonly certificates: readonly CertificateRow[];
  readonly form: StatbookForm<ActValues>;
}

/** What every call is sent; under the same key however often it is tried. */
interface Sent {
  readonly own: { readonly companyId: string; readonly key: string };
  readonly numbers: readonly number[];
  readonly values: ActValues;
}

interface ActDefinition {
  /** "Duplicate of", before the certificate that it is done to. */
  readonly title: string;
  readonly submitLabel: string;
  /** What is asked for, and what follows. */
  readonly Fields: ComponentType<ActFieldsProps>;
  readonly perform: (sent: Sent) => Promise<unknown>;
}

const one = ({ own, numbers: [certificateNumber = 0] }: Sent) => ({ ...own, certificateNumber });
const several = ({ own, numbers }: Sent) => ({ ...own, certificateNumbers: [...numbers] });

/** What a person can do to certificates: to one, or as a merger and a delivery to several. */
const certificateActions: Readonly<Record<CertificateAct, ActDefinition>> = {
  duplicate: {
    title: 'Duplicate of',
    submitLabel: 'Issue duplicate',
    Fields: ({ certificate, form }) => (
      <>
        <About certificate={certificate}>
          It ends as lost, and a duplicate with the next number takes its place.
        </About>
        <PastDayField control={form.control} name="indemnityOn" label="Date of the indemnity" />
        <TextField {...form.register('note')} label="Who gave the indemnity" optional width="full" />
      </>
    ),
    perform: (sent) => {
      const { note, indemnityOn } = sent.values;
      const body = { ...one(sent), note, indemnityOn: indemnityOn || undefined };
      return call('duplicateShareCertificate', { body });
    },
  },
  replace: {
    title: 'Replace',
    submitLabel: 'Replace certificate',
    Fields: ({ certificate, form }) => (
      <>
        <About certificate={certificate}>
          It ends, and a certificate with the next number takes its place.
        </About>
        <TextField
          {...form.register('note')}
          label="Why it is replaced"
          hint="For example, damaged, or a change of name"
          width="full"
        />
      </>
    ),
    perform: (sent) => call('replaceShareCertificate', { body: { ...one(sent), note: sent.values.note } }),
  },
  split: {
    title: 'Split',
    submitLabel: 'Split certificate',
    Fields: SplitFields,
    perform: (sent) => call('splitShareCertificate', { body: { ...one(sent), parts: sent.values.parts } }),
  },
  merge: {
    title: 'Merge',
    submitLabel: 'Merge certificates',
    Fields: MergeFields,
    perform: (sent) => call('mergeShareCertificates', { body: several(sent) }),
  },
  deliver: {
    title: 'Delivery of',
    submitLabel: 'Record delivery',
    Fields: ({ certificates, form }) => (
      <>
        <GroupError name="certificateNumbers" />
        <Lead>
          The day on which {certificates.length === 1 ? 'it was' : 'they were'} handed over or posted.
        </Lead>
        <PastDayField control={form.control} name="deliveredOn" label="Delivered on" />
        <TextField {...form.register('note')} label="How, or to whom" optional width="full" />
      </>
    ),
    perform: (sent) => {
      const { deliveredOn, note } = sent.values;
      return call('deliverShareCertificates', { body: { ...several(sent), deliveredOn, note } });
    },
  },
};

function About({ certificate, children }: { certificate: CertificateRow; children: string }) {
  return (
    <Lead>
      {certificate.holderName}, <Count of={certificate.shares} /> {certificate.className}. {children}
    </Lead>
  );
}

function SplitFields({ certificate, form }: ActFieldsProps) {
  const parts = useWatch({ control: form.control, name: 'parts' });
  const left = parts.reduce((rest, part) => rest - wholeOf(part), wholeOf(certificate.shares));
  return (
    <>
      <About certificate={certificate}>It ends, and certificates with the next numbers take its place.</About>
      <GroupError name="parts" />
      {parts.map((_part, index) => {
        const name = `parts.${index}` as const;
        return <ShareCountField key={name} {...form.register(name)} label={`Certificate ${index + 1}`} />;
      })}
      <Lead aria-live="polite">
        <Count of={left} /> of <Count of={certificate.shares} /> shares left to divide
      </Lead>
      <Button kind="text" onClick={() => form.setValue('parts', [...parts, ''])}>
        Add a certificate
      </Button>
    </>
  );
}

function MergeFields({ certificate, certificates }: ActFieldsProps) {
  const total = certificates.reduce((sum, { shares }) => sum + BigInt(shares), 0n);
  return (
    <>
      <GroupError name="certificateNumbers" />
      <Lead>
        Certificates {certificates.map(({ certificateNumber }) => certificateNumber).join(', ')} of{' '}
        {certificate.holderName} end, and one certificate for <Count of={total} /> {certificate.className}{' '}
        takes their place.
      </Lead>
    </>
  );
}
