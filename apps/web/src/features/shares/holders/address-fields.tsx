import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressMask, cityMask, postcodeMask } from '#kit/form/address-masks.ts';
import { Entry } from '#kit/form/entry.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import type { HolderAddress } from './holder-values.ts';

interface AddressFieldsProps {
  /** Of the form, for a part of this address. */
  readonly register: (part: keyof HolderAddress) => UseFormRegisterReturn;
}

/** The address of an account in the register of members. */
export function AddressFields({ register }: AddressFieldsProps) {
  return (
    <Entry title="Address for the register of members" look="lined">
      <FieldRow>
        <TextField
          {...register('Premises')}
          label="House name or number"
          optional
          mask={addressMask}
          width="full"
        />
        <TextField {...register('Line1')} label="Street" optional mask={addressMask} width="full" />
      </FieldRow>
      <TextField {...register('Line2')} label="Line 2" optional mask={addressMask} width="full" />
      <FieldRow>
        <TextField {...register('Town')} label="Town" optional mask={cityMask} width="full" />
        <TextField {...register('County')} label="County" optional mask={cityMask} width="full" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...register('Postcode')}
          label="Postcode"
          optional
          mask={postcodeMask}
          width="full"
          code
        />
        <TextField {...register('Country')} label="Country" optional mask={cityMask} width="full" />
      </FieldRow>
    </Entry>
  );
}
