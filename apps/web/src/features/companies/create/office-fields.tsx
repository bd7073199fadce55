import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldRow } from '#kit/form/form-section.tsx';
import { addressMask, cityMask, countryMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import type { emptyCompany } from './entered-company.ts';

interface OfficeFieldsProps {
  /** Of the form, for a part of the address. */
  readonly register: (part: keyof typeof emptyCompany.registeredOffice) => UseFormRegisterReturn;
}

/** The registered office, as the register writes one. */
export function OfficeFields({ register }: OfficeFieldsProps) {
  const whole = { mask: addressMask, width: 'full' } as const;
  return (
    <>
      <FieldRow>
        <TextField
          {...register('premises')}
          {...whole}
          label="House name or number"
          optional
          mask={addressMask}
        />
        <TextField {...register('addressLine1')} {...whole} label="Street" mask={addressMask} />
      </FieldRow>
      <TextField {...register('addressLine2')} {...whole} label="Line 2" optional mask={addressMask} />
      <FieldRow>
        <TextField {...register('locality')} {...whole} label="Town" mask={cityMask} />
        <TextField {...register('region')} {...whole} label="County" optional mask={countyMask} />
      </FieldRow>
      <FieldRow>
        <TextField {...register('postalCode')} {...whole} label="Postcode" mask={postcodeMask} code />
        <TextField {...register('country')} {...whole} label="Country" optional mask={countryMask} />
      </FieldRow>
    </>
  );
}
