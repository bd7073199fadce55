import { FormSection } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
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
      <TextField {...form.register('source')} label="Where the figures come from" />
    </FormSection>
  );
}
