import { z } from 'zod';
import { codeMask } from '#kit/mask/text-masks.ts';

const message = 'Enter the six to eight letters and digits of the authentication code';

/** The code by which the registry knows that somebody may file for a company. */
export const authenticationCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{6,8}$/, message);

/** The same where it can be left out. */
export const optionalAuthenticationCode = z
  .string()
  .trim()
  .regex(/^(?:[A-Za-z0-9]{6,8})?$/, message);

/** Capital letters and digits, as the letter of the registry has them. */
export const authenticationCodeMask = codeMask(8);
