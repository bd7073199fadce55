import { findDateRefusal, isEnteredDate } from '@statbook/domain/dates';
import { z } from 'zod';

/** A date as somebody enters it in a `DateField`. Where there is none, `missing` says what to enter. */
export const enteredDate = (missing: string) => z.string().refine(isTaken, refusal(missing));

/** The same where it may be left out. */
export const enteredDateOrNone = (missing: string) =>
  z.string().refine((text) => text === '' || isTaken(text), refusal(missing));

/** The values of a form stay texts. */
const isTaken = (text: string): boolean => isEnteredDate(text);

/** Nothing more is said of what is no date. */
const refusal = (missing: string) => ({
  abort: true,
  error: ({ input }: { readonly input?: unknown }) => findDateRefusal(String(input), missing),
});
