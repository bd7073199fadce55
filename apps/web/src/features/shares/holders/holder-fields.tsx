import { TextField } from '#kit/text-field/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { MemberFields, type MembersProps } from './member-fields.tsx';

/** Who holds shares, under which designation, and their address in the register. */
export function HolderFields({ form, holders, people }: MembersProps) {
  return (
    <>
      <MemberFields form={form} holders={holders} people={people} />
      <TextField
        {...form.register('designation')}
        label="Designation"
        hint="Tells accounts of the same people apart, like A/c JMB. A trust is never entered."
        optional
        width="m"
      />
      <AddressFields register={(part) => form.register(`address.${part}`)} />
    </>
  );
}
