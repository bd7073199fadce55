import { id } from '../../wire/shapes.ts';
import { z } from 'zod';

/** How many filings one payment can be for. */
const mostFilingsAtOnce = 100;

/** The filings that are paid for by one charge to a card, each once. */
export const filingSet = z
  .array(id)
  .min(1, 'Choose at least one filing')
  .max(mostFilingsAtOnce, `Choose at most ${mostFilingsAtOnce} filings: one payment takes no more`)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each filing once');
