import { addressMask, cityMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import type { Mask } from '#kit/mask/mask.ts';
import { personNameMask } from '#kit/mask/text-masks.ts';

/** What may stand in an answer, by what a browser would fill in there. */
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

export const maskOfAnswer = ({ autocomplete }: { readonly autocomplete: string | null }): Mask | undefined =>
  autocomplete === null ? undefined : masksByAutocomplete[autocomplete];
