import { addressMask, cityMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import type { Mask } from '#kit/mask/mask.ts';
import { amountAnswerMask, countAnswerMask } from '#kit/mask/number-masks.ts';
import {
  digitsMask,
  freeNameMask,
  personalCodeMask,
  personNameMask,
  registrationNumberMask,
} from '#kit/mask/text-masks.ts';
import type { FormField } from './answers.ts';

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
  organization: freeNameMask,
};

/** What no browser fills in, by the last part of its path. */
const masksByName: Readonly<Record<string, Mask>> = {
  careOf: addressMask,
  poBox: addressMask,
  companyName: freeNameMask,
  proposedName: freeNameMask,
  shareClass: freeNameMask,
  forename: personNameMask,
  surname: personNameMask,
  personalCode: personalCodeMask,
};

const digits = digitsMask(15);

type MaskedAnswer = Pick<FormField, 'path' | 'kind' | 'autocomplete'>;

/** What may stand in an answer, by its kind, by what a browser would fill in there, or by its name. */
export function maskOfAnswer({ path, kind, autocomplete }: MaskedAnswer): Mask | undefined {
  if (kind === 'amount') return amountAnswerMask;
  if (kind === 'number') return countAnswerMask;
  if (kind === 'digits') return digits;
  if (kind === 'company-number') return registrationNumberMask;
  if (autocomplete !== null) return masksByAutocomplete[autocomplete];
  return masksByName[path.split('.').at(-1) ?? ''];
}
