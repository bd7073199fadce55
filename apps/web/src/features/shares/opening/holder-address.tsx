import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button/button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { AddressFields } from '../holders/address-fields.tsx';
import { addressGiven } from '../holders/holder-values.ts';
import type { OpeningForm } from './opening-values.ts';

interface HolderAddressProps {
  readonly form: OpeningForm;
  readonly name: `holdings.${number}.address`;
}

/** The address of whoever is named, where it is to be entered: a balance can have many holders. */
export function HolderAddress({ form, name }: HolderAddressProps) {
  const [isShown, setIsShown] = useState(() => 'address' in addressGiven(form.getValues(name)));
  const show = () => {
    flushSync(() => setIsShown(true));
    form.setFocus(`${name}.premises`);
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
      <Muted small>Whoever is already on the register of members keeps the address that is there.</Muted>
    </>
  );
}
