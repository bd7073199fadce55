import type { ComponentProps, FocusEvent } from 'react';
import { retype } from '../mask/mask.ts';
import {
  amountMask,
  shareCountMask,
  shareCountOrZeroMask,
  totalMask,
  withPence,
} from '../mask/number-masks.ts';
import { TextField } from '../text-field/text-field.tsx';

type FigureProps = Omit<ComponentProps<typeof TextField>, 'mask' | 'figure' | 'code' | 'type' | 'unitBefore'>;

interface ShareCountProps extends FigureProps {
  /** Nought is an answer too. */
  readonly canBeZero?: boolean | undefined;
}

/** A number of shares. Takes `{...form.register('name')}`, as every field here. */
export function ShareCountField({ canBeZero = false, ...field }: ShareCountProps) {
  const mask = canBeZero ? shareCountOrZeroMask : shareCountMask;
  return <TextField width="m" unit="shares" {...field} mask={mask} inputMode="numeric" numeric />;
}

interface AmountProps extends FigureProps {
  /** Its ISO code, which stands before the field; empty while it is not known. */
  readonly currency: string;
  /** Of a class or a currency: may be longer than what falls on a share. */
  readonly isTotal?: boolean | undefined;
}

/** Money: a price, a nominal value, what is paid or unpaid. When it is left, it shows its pence. */
export function AmountField({ currency, isTotal = false, onBlur, ...field }: AmountProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    retype(event.currentTarget, withPence(event.currentTarget.value));
    onBlur?.(event);
  };
  const mask = isTotal ? totalMask : amountMask;
  const unitBefore = currency === '' ? undefined : currency;
  return <TextField width="m" {...field} onBlur={leave} mask={mask} unitBefore={unitBefore} numeric />;
}
