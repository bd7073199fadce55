import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { DateField } from '../form/date-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useStatbookForm } from '../form/use-statbook-form.ts';
import type { Period } from './usual-periods.ts';

interface PeriodDialogProps {
  readonly period: Period;
  readonly today: string;
  readonly onPeriod: (period: Period) => void;
  readonly onClose: () => void;
}

const day = z.union([z.literal(''), z.iso.date('Enter a date, like 27 3 2024')]);
const rules = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'Enter a day on or after the first',
  });

/** Asks for the first and the last day of a period; either may be left open. */
export default function PeriodDialog({ period, today, onPeriod, onClose }: PeriodDialogProps) {
  const form = useStatbookForm({
    schema: rules,
    defaultValues: { from: period.from ?? '', to: period.to ?? '' },
  });
  const show = ({ from, to }: { from: string; to: string }) => {
    onPeriod({ from: from || undefined, to: to || undefined });
    onClose();
  };
  return (
    <FormDialog
      title="Which period to show"
      submitLabel="Show period"
      form={form}
      onSubmit={show}
      onClose={onClose}
    >
      <Controller
        name="from"
        control={form.control}
        render={({ field }) => <DateField {...field} label="First day" optional today={today} />}
      />
      <Controller
        name="to"
        control={form.control}
        render={({ field }) => <DateField {...field} label="Last day" optional today={today} />}
      />
    </FormDialog>
  );
}
