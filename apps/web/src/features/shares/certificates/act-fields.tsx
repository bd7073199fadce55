import { useFieldArray, useWatch, Controller } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { Button } from '#kit/action/button.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { wholeOf } from '../lots/chosen-lots.ts';
import type { ActForm } from './act-values.ts';
import type { CertificateAct, CertificateRow } from './certificate-rows.ts';

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
          <DayField form={form} name="IndemnityOn" label="Date of the indemnity" />
          <TextField {...form.register('Note')} label="Who gave the indemnity" optional width="full" />
        </>
      );
    case 'replace':
      return (
        <>
          <About certificate={first}>It ends, and a certificate with the next number takes its place.</About>
          <TextField
            {...form.register('Note')}
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
          <Lead>
            The day on which {certificates.length === 1 ? 'it was' : 'they were'} handed over or posted.
          </Lead>
          <DayField form={form} name="DeliveredOn" label="Delivered on" />
          <TextField {...form.register('Note')} label="How, or to whom" optional width="full" />
        </>
      );
  }
}

function About({ certificate, children }: { certificate: CertificateRow; children: string }) {
  return (
    <Lead>
      {certificate.HolderName}, <Count of={certificate.Shares} /> {certificate.ClassName}. {children}
    </Lead>
  );
}

interface DayFieldProps {
  readonly form: ActForm;
  readonly name: 'IndemnityOn' | 'DeliveredOn';
  readonly label: string;
}

function DayField({ form, name, label }: DayFieldProps) {
  const today = useToday();
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => <DateField {...field} label={label} today={today} latest={today} />}
    />
  );
}

function SplitFields({ certificate, form }: { certificate: CertificateRow; form: ActForm }) {
  const { fields, append } = useFieldArray({ control: form.control, name: 'Parts' });
  const parts = useWatch({ control: form.control, name: 'Parts' });
  return (
    <>
      <About certificate={certificate}>It ends, and certificates with the next numbers take its place.</About>
      {fields.map((field, index) => (
        <ShareCountField
          key={field.id}
          {...form.register(`Parts.${index}.Shares`)}
          label={`Certificate ${index + 1}`}
        />
      ))}
      <Lead aria-live="polite">
        <Count
          of={leftOf(
            certificate.Shares,
            parts.map(({ Shares }) => Shares),
          )}
        />{' '}
        of <Count of={certificate.Shares} /> shares left to divide
      </Lead>
      <Button kind="text" onClick={() => append({ Shares: '' })}>
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
  const total = certificates.reduce((sum, { Shares }) => sum + BigInt(Shares), 0n);
  return (
    <Lead>
      Certificates {certificates.map(({ CertificateNumber }) => CertificateNumber).join(', ')} of{' '}
      {first?.HolderName} end, and one certificate for <Count of={total} /> {first?.ClassName} takes their
      place.
    </Lead>
  );
}
