import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '#api/queries.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { shareCalls } from '../plan/share-calls.ts';
import { HolderFields } from './holder-fields.tsx';
import { holderSchema, type HolderValues, toChangeBody, toChangeValues } from './holder-values.ts';
import { isKnown, peopleOf, type ShareHolder } from './share-holder.ts';
import { useHolders } from './use-holders.ts';
import { PastDayField } from '../fields/past-day-field.tsx';

interface ChangeHolderDialogProps {
  readonly companyId: string;
  readonly holder: Omit<ShareHolder, 'holdings'>;
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
  const how = useWatch({ control: form.control, name: 'how' });
  const saving = useAction('saveShareHolder', shareCalls);
  const save = async (values: HolderValues) => {
    const body = toChangeBody({ companyId, holderId: holder.holderId }, values, holders);
    const { entity } = await saving.mutateAsync({ body });
    showToast(`${entity[0]?.name ?? holder.name} saved`);
  };
  return (
    <ActionDialog
      wide
      insists
      title={isKnown(holder) ? `Change ${holder.name}` : 'Who holds these shares'}
      submitLabel={isKnown(holder) ? 'Save the change' : 'Save the holder'}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {how !== 'new' && <RadioGroup {...form.register('how')} label="Why it is changed" options={ways} />}
      {how === 'changed' && (
        <PastDayField control={form.control} name="effectiveOn" label="Day of the change" />
      )}
      <HolderFields form={form} holders={holders} people={people} />
    </ActionDialog>
  );
}
