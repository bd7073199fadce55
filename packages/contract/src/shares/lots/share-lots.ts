import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, exactDecimal, id } from '../../wire/shapes.ts';
import { ofCompany, readingShares } from '../share-shapes.ts';

const each = exactDecimal.nullable();

/** The lots of one holding on a day, oldest first: what a person chooses among where part of a holding goes. */
export const getShareLots = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareLots',
  summary: 'The lots of a holding as at a date',
  query: z.object({
    ...ofCompany,
    shareClassId: id,
    /** Left out for shares that the company itself holds. */
    holderId: id.optional(),
    /** The end of which day; left out, today. */
    asAt: civilDate.optional(),
    /** An entry that counts as taken back: the one that is corrected. */
    without: id.optional(),
  }),
  reply: entityList(
    z.object({
      lotId: z.string(),
      /** The same for shares that are alike: it does not matter which of them go. */
      kind: z.int(),
      shares: exactDecimal,
      numbers: z.string(),
      currency: z.string(),
      /** On each share; null where it is not known. One that does not end is a millionth too high. */
      paidEach: each,
      unpaidEach: each,
      /** The day the shares were allotted, however often they were restated since. */
      issuedOn: civilDate,
    }),
  ),
});
