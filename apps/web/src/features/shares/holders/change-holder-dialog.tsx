import { useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { useAct } from '#api/queries.ts';
import { DateField } from '#kit/form/date-field.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { ActDialog } from '../../../record/act-dialog.tsx';
import { shareCalls } from '../plan/share-calls.ts';
import { HolderFields } from './holder-fields.tsx';
import { holderSchema, type HolderValues, toChangeBody, toChangeValues } from './holder-values.ts';
import { isKnown, peopleOf, type ShareHolder } from './share-holder.ts';
import { useHolders } from './use-holders.ts';

interface ChangeHolderDialogProps {
  readonly companyId: string;
  readonly holder: Omit<ShareHolder, 'Holdings'>;
  readonly onClose: () => void;
}

const ways = [
  { value: 'changed', label: 'It changed on a day' },
  { value: 'wrong', label: 'It was entered wrongly: put it right from the first' },
];

/**
 * A new name or address of a shareholder, or who holds shares of which nobody knew it. What stood before is kept: the register
 * reads as it was on any day.
 */
export default function ChangeHolderDialog({ companyId, holder, onClose }: ChangeHolderDialogProps) {
  const { holders } = useHolders(companyId);
  const people = useMemo(() => peopleOf(holders), [holders]);
  const form = useStatbookForm({ schema: holderSchema, defaultValues: toChangeValues(holder) });
  const today = useToday();
  const how = useWatch({ control: form.control, name: 'How' });
  const saving = useAct('saveShareHolder', shareCalls);
  const save = async (values: HolderValues) => {
    const body = toChangeBody({ companyId, holderId: holder.HolderId }, values, holders);
    const { Entity } = await saving.mutateAsync({ body });
    showToast(`${Entity[0]?.Name ?? holder.Name} saved`);
  };
  return (
    <ActDialog
      wide
      insists
      title={isKnown(holder) ? `Change ${holder.Name}` : 'Who holds these shares'}
      submitLabel={isKnown(holder) ? 'Save the change' : 'Save the holder'}
      form={form}
      busy={saving.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      {how !== 'new' && <RadioGroup {...form.register('How')} label="Why it is changed" options={ways} />}
      {how === 'changed' && (
        <Controller
          name="EffectiveOn"
          control={form.control}
          render={({ field }) => (
            <DateField {...field} label="Day of the change" today={today} latest={today} />
          )}
        />
      )}
      <HolderFields form={form} holders={holders} people={people} />
    </ActDialog>
  );
}
