import { addressMask, cityMask, postcodeMask } from '#kit/form/address-masks.ts';
import { Entry } from '#kit/form/entry.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { MemberFields, type MembersProps } from './member-fields.tsx';

/** Who holds shares, under which designation, and their address in the register. */
export function HolderFields({ form, holders, people }: MembersProps) {
  return (
    <>
      <MemberFields form={form} holders={holders} people={people} />
      <TextField
        {...form.register('Designation')}
        label="Designation"
        hint="Tells accounts of the same people apart, like A/c JMB. A trust is never entered."
        optional
        width="m"
      />
      <AddressFields form={form} />
    </>
  );
}

function AddressFields({ form }: Pick<MembersProps, 'form'>) {
  return (
    <Entry title="Address for the register of members" look="lined">
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
    </Entry>
  );
}
