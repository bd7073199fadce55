import { useId, useMemo } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { addressMask, cityMask, postcodeMask } from '#kit/form/address-masks.ts';
import { FieldRow } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Dialog } from '#kit/popup/dialog.tsx';
import type { HolderForm } from './holder-form.ts';
import { findSameHolder, holderSchema, type HolderValues, newHolder, toHolderBody } from './holder-values.ts';
import styles from './holders.module.css';
import { MemberFields } from './member-fields.tsx';
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
  const formId = useId();
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
    <Dialog
      open
      wide
      insists
      title="New shareholder"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} kind="filled" busy={saving.isPending}>
            Enter shareholder
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={save}>
        <MemberFields form={form} people={people} />
        <TextField
          {...form.register('Designation')}
          label="Designation"
          hint="Tells accounts of the same people apart, like A/c JMB. A trust is never entered."
          optional
          width="m"
        />
        <AddressFields form={form} />
      </Form>
    </Dialog>
  );
}

function AddressFields({ form }: { form: HolderForm }) {
  return (
    <fieldset className={styles.member}>
      <legend>Address for the register of members</legend>
      <FieldRow>
        <TextField
          {...form.register('Address.Premises')}
          label="House name or number"
          optional
          mask={addressMask}
          width="full"
        />
        <TextField
          {...form.register('Address.Line1')}
          label="Street"
          optional
          mask={addressMask}
          width="full"
        />
      </FieldRow>
      <TextField
        {...form.register('Address.Line2')}
        label="Line 2"
        optional
        mask={addressMask}
        width="full"
      />
      <FieldRow>
        <TextField {...form.register('Address.Town')} label="Town" optional mask={cityMask} width="full" />
        <TextField
          {...form.register('Address.County')}
          label="County"
          optional
          mask={cityMask}
          width="full"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...form.register('Address.Postcode')}
          label="Postcode"
          optional
          mask={postcodeMask}
          width="full"
          code
        />
        <TextField
          {...form.register('Address.Country')}
          label="Country"
          optional
          mask={cityMask}
          width="full"
        />
      </FieldRow>
    </fieldset>
  );
}
