import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button/button.tsx';
import type { FormPart } from '#kit/form-part/form-part.ts';
import { addressMask, cityMask, countryMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { addressGiven, type HolderAddress } from './holder-values.ts';

interface AddressFieldsProps {
  readonly part: FormPart<HolderAddress>;
  /** As long as it is empty and nobody asks for it. */
  readonly isHidden: boolean;
}

/** The address of an account in the register of members. */
export function AddressFields({ part, isHidden }: AddressFieldsProps) {
  const { register } = part;
  const [isShown, setIsShown] = useState(() => !isHidden || 'address' in addressGiven(part.values()));
  const show = () => {
    flushSync(() => setIsShown(true));
    part.focus('premises');
  };
  if (!isShown)
    return (
      <Button kind="text" onClick={show}>
        Enter the address
      </Button>
    );
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
      {isHidden && (
        <Muted small>Whoever is already on the register of members keeps the address that is there.</Muted>
      )}
    </Fieldset>
  );
}
