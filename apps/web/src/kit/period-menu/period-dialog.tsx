import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { DateField } from '../date-field/date-field.tsx';
import { enteredDateOrNone } from '../date-field/entered-date.ts';
import { ActionDialog } from '../form/action-form.tsx';
import { useStatbookForm } from '../form/use-statbook-form.ts';
import type { Period } from './preset-periods.ts';

interface PeriodDialogProps {
  readonly period: Period;
  readonly today: string;
  readonly onPeriodChange: (period: Period) => void;
  readonly onClose: () => void;
}

const day = enteredDateOrNone('Enter a date, like 27 3 2024');
const rules = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'Enter a day on or after the first',
  });

/** Asks for the first and the last day of a period; either may be left open. */
export default function PeriodDialog({ period, today, onPeriodChange, onClose }: PeriodDialogProps) {
  const form = useStatbookForm({
    schema: rules,
    defaultValues: { from: period.from ?? '', to: period.to ?? '' },
  });
  const show = ({ from, to }: { from: string; to: string }) =>
    onPeriodChange({ from: from || undefined, to: to || undefined });
  return (
    <ActionDialog
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
    </ActionDialog>
  );
}
