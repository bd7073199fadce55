import { isCivilDate } from '@statbook/domain';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { Combobox, type ComboboxOption } from '#kit/form/combobox.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { FormDialog } from '#kit/form/form-dialog.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { formatInstant, formatShortDate } from '#kit/value/format.ts';
import { titleOfKind } from '../plan/entry-words.ts';
import type { AsAtAddress, ReadingHead } from './as-at-address.ts';

interface AsAtDialogProps {
  readonly companyId: string;
  readonly head: ReadingHead;
  readonly address: AsAtAddress;
  readonly onChange: (change: AsAtAddress) => void;
  readonly onClose: () => void;
}

const rulesOf = (today: string) =>
  z.object({
    asAt: z
      .string()
      .refine(isCivilDate, 'Enter the date of the register, like 27 3 2024')
      .refine((date) => date <= today, 'Enter a date up to today'),
    knownAt: z.string(),
  });

/** Asks for the day of the register, and for the last entry that counts. */
export default function AsAtDialog({ companyId, head, address, onChange, onClose }: AsAtDialogProps) {
  const today = useToday();
  const moments = useCall('getShareEntryMoments', { query: { CompanyId: companyId } });
  const form = useStatbookForm({
    schema: rulesOf(today),
    defaultValues: { asAt: head.AsAt, knownAt: address.knownAt ?? '' },
  });
  const show = ({ asAt, knownAt }: { asAt: string; knownAt: string }) => {
    onChange({
      asAt: asAt === today ? undefined : asAt,
      knownAt: knownAt === '' || knownAt === String(head.LastEntry) ? undefined : knownAt,
    });
    onClose();
  };
  const options = (moments.data?.Entity ?? []).map(
    ({ Number, Kind, EffectiveOn, RecordedAt }): ComboboxOption => ({
      value: String(Number),
      label: `Entry ${Number}, recorded ${formatInstant(RecordedAt)}`,
      detail: `${titleOfKind(Kind)} of ${formatShortDate(EffectiveOn)}`,
    }),
  );
  return (
    <FormDialog
      title="Which register to show"
      submitLabel="Show register"
      form={form}
      onSubmit={show}
      onClose={onClose}
    >
      <Controller
        name="asAt"
        control={form.control}
        render={({ field }) => <DateField {...field} label="As at the end of" today={today} latest={today} />}
      />
      <Controller
        name="knownAt"
        control={form.control}
        render={({ field }) => (
          <Combobox
            {...field}
            label="As known after"
            hint="Leave empty for all that is known now. Later entries, corrections too, then do not count."
            optional
            options={options.toReversed()}
            placeholder={`All ${head.LastEntry} entries`}
          />
        )}
      />
    </FormDialog>
  );
}
