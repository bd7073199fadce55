import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressMask, cityMask, countryMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import type { HolderAddress } from './holder-values.ts';

interface AddressFieldsProps {
  /** Of the form, for a part of this address. */
  readonly register: (part: keyof HolderAddress) => UseFormRegisterReturn;
}

/** The address of an account in the register of members. */
export function AddressFields({ register }: AddressFieldsProps) {
  return (
    <Fieldset title="Address for the register of members" look="lined">
      <FieldRow>
        <TextField {...register('careOf')} label="Care of" optional mask={addressMask} width="full" />
        <TextField {...register('poBox')} label="PO Box" optional mask={addressMask} width="full" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...register('premises')}
          label="House name or number"
          optional
          mask={addressMask}
          width="full"
        />
        <TextField {...register('line1')} label="Street" optional mask={addressMask} width="full" />
      </FieldRow>
      <TextField {...register('line2')} label="Line 2" optional mask={addressMask} width="full" />
      <FieldRow>
        <TextField {...register('town')} label="Town" optional mask={cityMask} width="full" />
        <TextField {...register('county')} label="County" optional mask={countyMask} width="full" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...register('postcode')}
          label="Postcode"
          optional
          mask={postcodeMask}
          width="full"
          code
        />
        <TextField {...register('country')} label="Country" optional mask={countryMask} width="full" />
      </FieldRow>
    </Fieldset>
  );
}
