import { addressMask, cityMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import type { Mask } from '#kit/mask/mask.ts';
import { amountAnswerMask, countAnswerMask } from '#kit/mask/number-masks.ts';
import { digitsMask, personNameMask } from '#kit/mask/text-masks.ts';

const masksByAutocomplete: Readonly<Record<string, Mask>> = {
  'given-name': personNameMask,
  'additional-name': personNameMask,
  'family-name': personNameMask,
  'address-line1': addressMask,
  'address-line2': addressMask,
  'address-line3': addressMask,
  'address-level2': cityMask,
  'address-level1': countyMask,
  'postal-code': postcodeMask,
};

const digits = digitsMask(15);

interface MaskedAnswer {
  readonly kind: string;
  readonly autocomplete: string | null;
}

/** What may stand in an answer, by its kind, or by what a browser would fill in there. */
export function maskOfAnswer({ kind, autocomplete }: MaskedAnswer): Mask | undefined {
  if (kind === 'amount') return amountAnswerMask;
  if (kind === 'number') return countAnswerMask;
  if (kind === 'digits') return digits;
  return autocomplete === null ? undefined : masksByAutocomplete[autocomplete];
}
