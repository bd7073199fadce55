import { Controller, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { Combobox, type ComboboxOption } from '#kit/combobox/combobox.tsx';
import { enteredDate } from '#kit/date-field/entered-date.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { formatInstant, formatShortDate } from '#kit/value/format.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { type AsAtAddress, now, type ReadingHead } from './as-at-address.ts';
import { toLondonMinute } from '#kit/value/london.ts';
import { fromLondonMinute, readTime } from '#kit/value/london-minute.ts';

interface AsAtDialogProps {
  readonly companyId: string;
  readonly head: ReadingHead;
  readonly address: AsAtAddress;
  readonly onChange: (change: AsAtAddress) => void;
  readonly onClose: () => void;
}

const rulesOf = (today: string) => {
  const day = (missing: string) =>
    enteredDate(missing).refine((date) => date <= today, 'Enter a date up to today');
  return z
    .object({
      asAt: day('Enter the date of the register, like 27 3 2024'),
      known: z.enum(['now', 'time', 'entry']),
      knownDate: z.string(),
      knownTime: z.string(),
      knownAt: z.string(),
    })
    .superRefine(({ known, knownDate, knownTime, knownAt }, context) => {
      const refuse = (path: string, message: string) => {
        context.addIssue({ code: 'custom', path: [path], message });
      };
      if (known === 'entry' && knownAt === '') refuse('knownAt', 'Choose the last entry that is included');
      if (known !== 'time') return;
      const wrong = day('Enter the date up to which entries are included, like 27 3 2024').safeParse(
        knownDate,
      ).error;
      const time = readTime(knownTime);
      if (wrong) refuse('knownDate', wrong.issues[0]?.message ?? '');
      if (time === undefined) refuse('knownTime', 'Enter a time of 24 hours, like 14:05');
      else if (!wrong && fromLondonMinute({ date: knownDate, time }) === undefined)
        refuse('knownTime', 'Enter another time: the clocks were put forward over this one');
    });
};

type Values = z.input<ReturnType<typeof rulesOf>>;

function firstValues({ asAt }: ReadingHead, { knownAt, knownOn }: AsAtAddress): Values {
  const minute = knownOn === undefined ? { date: '', time: '' } : toLondonMinute(knownOn);
  return {
    asAt,
    known: knownOn !== undefined ? 'time' : knownAt !== undefined ? 'entry' : 'now',
    knownDate: minute.date,
    knownTime: minute.time,
    knownAt: knownAt ?? '',
  };
}

function toAddress({ asAt, known, knownDate, knownTime, knownAt }: Values, today: string): AsAtAddress {
  const day = { ...now, asAt: asAt === today ? undefined : asAt };
  if (known === 'entry') return { ...day, knownAt };
  if (known === 'now') return day;
  return { ...day, knownOn: fromLondonMinute({ date: knownDate, time: readTime(knownTime) ?? '' }) };
}

/** Asks for the day of the register, and for what was known of it when. */
export default function AsAtDialog({ companyId, head, address, onChange, onClose }: AsAtDialogProps) {
  const today = useToday();
  const form = useStatbookForm({
    schema: rulesOf(today),
    defaultValues: firstValues(head, address),
  });
  const known = useWatch({ control: form.control, name: 'known' });
  const options = useEntryOptions(companyId);
  const show = (values: Values) => {
    onChange(toAddress(values, today));
    onClose();
  };
  return (
    <ActionDialog
      title="Which register to show"
      submitLabel="Show register"
      form={form}
      onSubmit={show}
      onClose={onClose}
    >
      <PastDayField control={form.control} name="asAt" label="As at the end of" />
      <RadioGroup
        {...form.register('known')}
        label="Include entries recorded up to"
        hint="What was recorded later, corrections too, then does not count."
        options={[
          { value: 'now', label: `Now, with all ${head.lastEntry} entries` },
          { value: 'time', label: 'An earlier time' },
          { value: 'entry', label: 'An entry' },
        ]}
      />
      {known === 'time' && (
        <>
          <PastDayField control={form.control} name="knownDate" label="Recorded up to" />
          <TextField
            {...form.register('knownTime')}
            label="Time in London"
            hint="Of 24 hours, like 14:05"
            width="xs"
          />
        </>
      )}
      {known === 'entry' && (
        <Controller
          name="knownAt"
          control={form.control}
          render={({ field }) => <Combobox {...field} label="Last entry included" options={options} />}
        />
      )}
    </ActionDialog>
  );
}

/** The entries, the last first, each with when it was recorded and what it was. */
function useEntryOptions(companyId: string): readonly ComboboxOption[] {
  const moments = useCall('getShareEntryMoments', { query: { companyId } });
  return (moments.data?.entity ?? [])
    .map(({ number, kind, effectiveOn, recordedAt }) => ({
      value: String(number),
      label: `Entry ${number}, recorded ${formatInstant(recordedAt)}`,
      detail: `${titleOfKind(kind)} of ${formatShortDate(effectiveOn)}`,
    }))
    .toReversed();
}
