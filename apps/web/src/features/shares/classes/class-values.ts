import { readAmount } from '@statbook/domain/money';
import { z } from 'zod';
import { ordinary } from './model-rights.ts';
import type { ShareClass } from './share-class.ts';

const isAboveZero = (text: string) => (readAmount(text) ?? 0n) > 0n;

/** The rules of the form; the fields have the names of the call. */
export const classSchema = z.object({
  className: z.string().trim().min(1, 'Enter the name of the class').max(50, 'Enter at most 50 characters'),
  currency: z.string().min(1, 'Choose the currency'),
  nominalValue: z
    .string()
    .trim()
    .refine(isAboveZero, 'Enter the nominal value above zero, such as 1 or 0.10'),
  particulars: z
    .string()
    .trim()
    .min(1, 'Enter the rights attached to the shares')
    .max(4000, 'Enter at most 4,000 characters'),
  votesPerShare: z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'Enter the votes of each share as a whole number, 0 for none'),
  isRedeemable: z.boolean(),
  isNumbered: z.boolean(),
});

export type ClassValues = z.output<typeof classSchema>;

/** A class as its form shows it; without one, an ordinary share of a pound to start from. */
export function toClassValues(shareClass: ShareClass | undefined): ClassValues {
  const { className, currency, nominalValue, isNumbered, ...rights } = shareClass ?? {
    className: '',
    currency: 'GBP',
    nominalValue: '',
    isNumbered: false,
    ...ordinary,
  };
  const { particulars, votesPerShare, isRedeemable } = rights;
  return { className, currency, nominalValue, particulars, votesPerShare, isRedeemable, isNumbered };
}
