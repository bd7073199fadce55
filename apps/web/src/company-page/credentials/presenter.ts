import { z } from 'zod';
import type { Mask } from '#kit/mask/mask.ts';
import { codeMask } from '#kit/mask/text-masks.ts';

/** The fields of a presenter's credentials at the registry. */
export const presenterFields = {
  presenterId: z
    .string()
    .regex(/^(?=.{2,11}$)E?\d+$/, 'Enter the presenter ID, like 12345678901 or E1234567'),
  presenterAuthenticationCode: z
    .string()
    .regex(/^[A-Z0-9]{1,11}$/, 'Enter the letters and digits of the presenter code, at most 11'),
};

const longestId = 11;

/** An E at the beginning and digits; nothing else is let in (specification, section 5). */
export const presenterIdMask: Mask = Object.assign((text: string) => idIn(text).slice(0, longestId), {
  lossOf: (text: string) => (idIn(text).length > longestId ? `Cut to ${longestId} characters` : undefined),
});

function idIn(text: string): string {
  const clean = text.toUpperCase().replace(/[^E0-9]/g, '');
  return clean.charAt(0) + clean.slice(1).replace(/E/g, '');
}

export const presenterCodeMask = codeMask(11);
