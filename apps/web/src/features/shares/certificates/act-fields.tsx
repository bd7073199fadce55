import { useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { ShareCountField } from '#kit/number-field/number-fields.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { wholeOf } from '../lots/chosen-lots.ts';
import type { ActForm } from './act-values.ts';
import type { CertificateAct, CertificateRow } from './certificate-rows.ts';
import { PastDayField } from '../fields/past-day-field.tsx';

interface ActFieldsProps {
  readonly act: CertificateAct;
  readonly certificates: readonly CertificateRow[];
  readonly form: ActForm;
}

/** What is asked for, and what follows. */
export function ActFields({ act, certificates, form }: ActFieldsProps) {
  const [first] = certificates;
  if (first === undefined) return null;
  switch (act) {
    case 'duplicate':
      return (
        <>
          <About certificate={first}>
            It ends as lost, and a duplicate with the next number takes its place.
          </About>
          <PastDayField control={form.control} name="indemnityOn" label="Date of the indemnity" />
          <TextField {...form.register('note')} label="Who gave the indemnity" optional width="full" />
        </>
      );
    case 'replace':
      return (
        <>
          <About certificate={first}>It ends, and a certificate with the next number takes its place.</About>
          <TextField
            {...form.register('note')}
            label="Why it is replaced"
            hint="For example, damaged, or a change of name"
            width="full"
          />
        </>
      );
    case 'split':
      return <SplitFields certificate={first} form={form} />;
    case 'merge':
      return <MergeWords certificates={certificates} />;
    case 'deliver':
      return (
        <>
          <GroupError name="certificateNumbers" />
          <Lead>
            The day on which {certificates.length === 1 ? 'it was' : 'they were'} handed over or posted.
          </Lead>
          <PastDayField control={form.control} name="deliveredOn" label="Delivered on" />
          <TextField {...form.register('note')} label="How, or to whom" optional width="full" />
        </>
      );
  }
}

function About({ certificate, children }: { certificate: CertificateRow; children: string }) {
  return (
    <Lead>
      {certificate.holderName}, <Count of={certificate.shares} /> {certificate.className}. {children}
    </Lead>
  );
}

function SplitFields({ certificate, form }: { certificate: CertificateRow; form: ActForm }) {
  const parts = useWatch({ control: form.control, name: 'parts' });
  return (
    <>
      <About certificate={certificate}>It ends, and certificates with the next numbers take its place.</About>
      <GroupError name="parts" />
      {parts.map((_part, index) => {
        const name = `parts.${index}` as const;
        return <ShareCountField key={name} {...form.register(name)} label={`Certificate ${index + 1}`} />;
      })}
      <Lead aria-live="polite">
        <Count of={leftOf(certificate.shares, parts)} /> of <Count of={certificate.shares} /> shares left to
        divide
      </Lead>
      <Button kind="text" onClick={() => form.setValue('parts', [...parts, ''])}>
        Add another certificate
      </Button>
    </>
  );
}

/** How many shares no part has yet, below nought where there are too many. */
function leftOf(whole: string, parts: readonly string[]): bigint {
  return parts.reduce((left, part) => left - wholeOf(part), wholeOf(whole));
}

function MergeWords({ certificates }: { certificates: readonly CertificateRow[] }) {
  const [first] = certificates;
  const total = certificates.reduce((sum, { shares }) => sum + BigInt(shares), 0n);
  return (
    <>
      <GroupError name="certificateNumbers" />
      <Lead>
        Certificates {certificates.map(({ certificateNumber }) => certificateNumber).join(', ')} of{' '}
        {first?.holderName} end, and one certificate for <Count of={total} /> {first?.className} takes their
        place.
      </Lead>
    </>
  );
}
