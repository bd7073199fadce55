import { z } from 'zod';

export const text = z.string();
export const optionalText = text.exactOptional();
/** `YYYY-MM-DD`. */
export const civilDate = z.iso.date();
export const optionalDate = civilDate.exactOptional();
/** A number of shares or an amount of money, as a decimal in text. */
export const decimal = text.regex(/^\d+(\.\d{1,6})?$/);
export const optionalFlag = z.boolean().exactOptional();
