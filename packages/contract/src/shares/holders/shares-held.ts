import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, id } from '../../wire/shapes.ts';
import { capitalShape, heldByHolders, ofCompany, readingShares, shareClassShape } from '../share-shapes.ts';

/** What there is on a day for an entry to begin with: the classes, and who has how much of them. */
export const getSharesHeld = defineCall({
  ...readingShares,
  path: '/api/Shares/GetSharesHeld',
  summary: 'Classes and holdings as at a date, without an entry that is corrected',
  query: z.object({
    ...ofCompany,
    /** The end of which day; left out, today. */
    asAt: civilDate.optional(),
    /** An entry that counts as taken back: the one that is corrected. */
    without: id.optional(),
  }),
  reply: entityList(
    z.object({ capital: capitalShape, classes: z.array(shareClassShape), members: heldByHolders }),
  ),
});
