import { useWatch } from 'react-hook-form';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatDate } from '#kit/value/format.ts';
import type { OpeningForm } from './opening-values.ts';
import { PastDayField } from '../fields/past-day-field.tsx';

/** The day of the balance, and where its figures come from. */
export function BalanceFields({ form, earliest }: { form: OpeningForm; earliest: string | undefined }) {
  return (
    <FormSection title="As at date">
      <PastDayField
        control={form.control}
        name="on"
        label="As at"
        hint="The register is kept from this day on. Earlier history can replace the balance later."
        earliest={earliest}
      />
      <TextField {...form.register('source')} label="Where the figures come from" width="full" />
    </FormSection>
  );
}

/** Whether holders of whom no certificate is entered get new ones: most have had theirs for years. */
export function CertificatesFields({ form }: { form: OpeningForm }) {
  const { control, register, resetField } = form;
  const [isIssuing, on] = useWatch({ control, name: ['issuesCertificates', 'on'] });
  return (
    <FormSection title="Share certificates">
      <Checkbox
        {...register('issuesCertificates', {
          // What is not asked for any more is not judged either.
          onChange: () => resetField('certificatesIssuedOn', { defaultValue: '' }),
        })}
        label="Issue a new certificate to each holder who has none"
        hint="Leave this unticked where members have certificates already: those that you do not enter above are kept as not known."
      />
      {isIssuing && (
        <PastDayField
          control={control}
          name="certificatesIssuedOn"
          label="Date of the new certificates"
          hint={
            /^\d{4}-\d{2}-\d{2}$/.test(on)
              ? `Empty: ${formatDate(on)}, the as at date`
              : 'Empty: the as at date'
          }
          optional
        />
      )}
    </FormSection>
  );
}
