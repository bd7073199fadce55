import { COMPARED_RECORDS } from '@statbook/domain/share-capital/reconciliation';
import { z } from 'zod';
import { civilDate, id } from '../../wire/shapes.ts';

/** A record that the register of members is laid beside. */
export const tieOutRecord = z.enum(COMPARED_RECORDS);

/** One figure that the share register and another record give differently; '' where a record has none. */
export const tieOutDifference = z
  .object({
    what: z.enum(['shares-in-issue', 'nominal', 'unpaid', 'holding', 'certificates']),
    /** Class and holder, or currency, as people read them. */
    of: z.string(),
    register: z.string(),
    other: z.string(),
    /** Of an amount of money. */
    currency: z.string().optional(),
    /** Entries that make up the difference, the latest first; where none do, the one that states the figure. */
    entries: z.array(id),
  })
  .meta({ title: 'TieOutDifference' });

/** An entry of the share register, to lead to. */
export const shareEntry = z.object({
  shareEventId: id,
  number: z.int(),
  kind: z.string(),
  effectiveOn: civilDate,
});
