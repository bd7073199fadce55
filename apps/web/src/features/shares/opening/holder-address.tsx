import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/action/button.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { AddressFields } from '../holders/address-fields.tsx';
import { addressGiven } from '../holders/holder-values.ts';
import type { OpeningForm } from './opening-values.ts';

interface HolderAddressProps {
  readonly form: OpeningForm;
  readonly name: `Holdings.${number}.Address`;
}

/** The address of whoever is named, where it is to be entered: a balance can have many holders. */
export function HolderAddress({ form, name }: HolderAddressProps) {
  const [isShown, setIsShown] = useState(() => 'Address' in addressGiven(form.getValues(name)));
  const show = () => {
    flushSync(() => setIsShown(true));
    form.setFocus(`${name}.Premises`);
  };
  if (!isShown)
    return (
      <Button kind="text" onClick={show}>
        Enter the address
      </Button>
    );
  return (
    <>
      <AddressFields register={(part) => form.register(`${name}.${part}`)} />
      <Muted small>Whoever stands in the register already keeps the address that is there.</Muted>
    </>
  );
}
