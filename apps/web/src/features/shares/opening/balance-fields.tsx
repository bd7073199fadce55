import { Controller } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { DateField } from '#kit/form/date-field.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import type { OpeningForm } from './opening-values.ts';

/** The day of the balance, and where its figures come from. */
export function BalanceFields({ form, earliest }: { form: OpeningForm; earliest: string | undefined }) {
  const today = useToday();
  return (
    <FormSection title="The day of the balance">
      <Controller
        name="On"
        control={form.control}
        render={({ field }) => (
          <DateField
            {...field}
            label="As at"
            hint="The register is kept from this day on. Earlier history can replace the balance later."
            today={today}
            earliest={earliest}
            latest={today}
          />
        )}
      />
      <TextField {...form.register('Source')} label="Where the figures come from" />
    </FormSection>
  );
}
