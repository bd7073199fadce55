import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList } from '../wire.ts';
import { byCompany, ofCompany } from './share-shapes.ts';
import { shareEntry, tieOutDifference, tieOutRecord } from './tie-out-shapes.ts';

/** The register of members beside every other record of a company's shares: the same, or exactly what differs. */
export const getTieOut = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetTieOut',
  summary: 'Compare the share register with certificates, filed statements and the registry',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      /** Nothing is compared before anything is recorded. */
      HasEntries: z.boolean(),
      Checks: z.array(
        z.object({
          Record: tieOutRecord,
          /** The day that the record speaks of; null where there is no such record. */
          On: civilDate.nullable(),
          Status: z.enum(['agrees', 'differs', 'not-known']),
          Differences: z.array(tieOutDifference),
        }),
      ),
      /** The entries that differences name. */
      Entries: z.array(shareEntry),
      /** Who has more than a quarter by the register or the record of people with significant control, and not by the other. */
      Control: z.array(z.object({ Name: z.string(), KnownTo: z.enum(['register', 'record']) })),
    }),
  ),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});
