import { useMemo } from 'react';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { HolderFields } from './holder-fields.tsx';
import { findSameHolder, holderSchema, type HolderValues, newHolder, toHolderBody } from './holder-values.ts';
import { peopleOf, type ShareHolder } from './share-holder.ts';
import { holderCalls } from './use-holders.ts';

interface NewHolderDialogProps {
  readonly companyId: string;
  readonly holders: readonly ShareHolder[];
  readonly onEntered: (holderId: string) => void;
  readonly onClose: () => void;
}

/** Enters somebody who can hold shares; they hold none until an entry gives them some. */
export default function NewHolderDialog({ companyId, holders, onEntered, onClose }: NewHolderDialogProps) {
  const people = useMemo(() => peopleOf(holders), [holders]);
  const form = useStatbookForm({ schema: holderSchema, defaultValues: newHolder });
  const saving = useAction('saveShareHolder', holderCalls);
  const save = async (values: HolderValues) => {
    const same = findSameHolder(values, holders);
    if (same !== undefined)
      return {
        detail: `${same.name} stands in the register already, with this address. Choose them from the list, or enter a designation that tells the accounts apart.`,
      };
    const { entity } = await saving.mutateAsync({ body: toHolderBody(companyId, values, holders) });
    const [holder] = entity;
    if (holder !== undefined) onEntered(holder.holderId);
    return undefined;
  };
  return (
    <ActionDialog
      wide
      insists
      title="New shareholder"
      submitLabel="Enter shareholder"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <HolderFields form={form} holders={holders} people={people} />
    </ActionDialog>
  );
}
