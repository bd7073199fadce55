import { useMemo } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';
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
  const saving = useAct('saveShareHolder', holderCalls);
  const save = async (values: HolderValues) => {
    const same = findSameHolder(values, holders);
    if (same !== undefined)
      return {
        detail: `${same.Name} stands in the register already, with this address. Choose them from the list, or enter a designation that tells the accounts apart.`,
      };
    try {
      const { Entity } = await saving.mutateAsync({ body: toHolderBody(companyId, values, holders) });
      const [holder] = Entity;
      if (holder !== undefined) onEntered(holder.HolderId);
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <FormDialog
      wide
      insists
      title="New shareholder"
      submitLabel="Enter shareholder"
      form={form}
      busy={saving.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <HolderFields form={form} holders={holders} people={people} />
    </FormDialog>
  );
}
