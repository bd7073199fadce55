import { z } from 'zod';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { enteredDate } from '#kit/date-field/entered-date.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';

interface AsAtDialogProps {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string | undefined) => void;
  readonly onClose: () => void;
}

const rulesOf = (today: string) =>
  z.object({
    day: enteredDate('Enter the date of the report, like 27 3 2024').refine(
      (day) => day <= today,
      'Enter a date up to today',
    ),
  });

/** Asks for the day at whose end the report is read. */
export default function AsAtDialog({ day, today, onDay, onClose }: AsAtDialogProps) {
  const form = useStatbookForm({ schema: rulesOf(today), defaultValues: { day } });
  const show = (chosen: { day: string }) => onDay(chosen.day === today ? undefined : chosen.day);
  return (
    <ActionDialog
      title="As at which day"
      submitLabel="Show report"
      form={form}
      onSubmit={show}
      onClose={onClose}
    >
      <PastDayField control={form.control} name="day" label="As at the end of" />
    </ActionDialog>
  );
}
