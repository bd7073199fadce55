import { useWatch } from 'react-hook-form';
import { useAction } from '#api/queries.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { formAsPart } from '#kit/form-part/form-part.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { shareCalls } from '../plan/share-calls.ts';
import {
  findSameHolder,
  holderSchema,
  type HolderValues,
  toHolderBody,
  toHolderValues,
} from './holder-values.ts';
import { HolderFields } from './holder-fields.tsx';
import { isKnown, type ShareHolder, holderCalls, useHolders } from './share-holder.ts';

interface HolderFormDialogProps {
  readonly companyId: string;
  /** Whose particulars change; left out for somebody new. */
  readonly holder?: Omit<ShareHolder, 'holdings'> | undefined;
  /** What somebody new was looked for by, before it was clear that they are new. */
  readonly called?: string | undefined;
  /** Told the id of whoever is entered. */
  readonly onEntered?: ((holderId: string) => void) | undefined;
  readonly onClose: () => void;
}

const ways = [
  { value: 'changed', label: 'It changed on a day' },
  { value: 'wrong', label: 'It was entered wrongly: correct it from the first' },
];

/**
 * Enters somebody who can hold shares; they hold none until an entry gives them some. Or a new name or address of a
 * shareholder, or who holds shares of which nobody knew it: what stood before is kept, and the register reads as it was on
 * any day.
 */
export default function HolderFormDialog(props: HolderFormDialogProps) {
  const { companyId, holder, called, onEntered, onClose } = props;
  const { holders } = useHolders(companyId);
  const form = useStatbookForm({ schema: holderSchema, defaultValues: toHolderValues(holder, called) });
  const how = useWatch({ control: form.control, name: 'how' });
  const saving = useAction('saveShareHolder', holder === undefined ? holderCalls : shareCalls);
  const save = async (values: HolderValues) => {
    const same = holder === undefined ? findSameHolder(values, holders) : undefined;
    if (same !== undefined)
      return {
        detail: `${same.name} is already on the register of members, with this address. Choose them from the list, or enter a designation that tells the accounts apart.`,
      };
    const of = { companyId, ...(holder !== undefined && { holderId: holder.holderId }) };
    const { entity } = await saving.mutateAsync({ body: toHolderBody(of, values, holders) });
    const [saved] = entity;
    if (holder !== undefined) showToast(`${saved?.name ?? holder.name} saved`);
    if (saved !== undefined) onEntered?.(saved.holderId);
    return undefined;
  };
  return (
    <ActionDialog wide insists {...titlesOf(holder)} form={form} onSubmit={save} onClose={onClose}>
      {how !== 'new' && <RadioGroup {...form.register('how')} label="Why it is changed" options={ways} />}
      {how === 'changed' && (
        <PastDayField control={form.control} name="effectiveOn" label="Date of the change" />
      )}
      <HolderFields part={formAsPart(form)} holders={holders} />
    </ActionDialog>
  );
}

function titlesOf(holder: HolderFormDialogProps['holder']) {
  if (holder === undefined) return { title: 'New shareholder', submitLabel: 'Enter shareholder' };
  return isKnown(holder)
    ? { title: `Change ${holder.name}`, submitLabel: 'Save the change' }
    : { title: 'Who holds these shares', submitLabel: 'Save the holder' };
}
