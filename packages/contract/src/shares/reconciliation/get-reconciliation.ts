import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, id } from '../../wire/shapes.ts';
import { controlBand, noticeFiling } from '../control/control-proposals.ts';
import { ofCompany, readingShares } from '../share-shapes.ts';
import { shareEntry, tieOutDifference, tieOutRecord } from './reconciliation-shapes.ts';

/** The register of members beside every other record of a company's shares: the same, or exactly what differs. */
export const getTieOut = defineCall({
  ...readingShares,
  path: '/api/Shares/GetTieOut',
  summary: 'Compare the share register with certificates, filed statements and Companies House',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      /** Nothing is compared before anything is recorded. */
      hasEntries: z.boolean(),
      checks: z.array(
        z.object({
          record: tieOutRecord,
          /** The day that the record speaks of; null where there is no such record. */
          on: civilDate.nullable(),
          status: z.enum(['agrees', 'differs', 'not-known']),
          differences: z.array(tieOutDifference),
        }),
      ),
      /** The entries that differences name. */
      entries: z.array(shareEntry),
      /** Who has more than a quarter by the register or the record of people with significant control, and not by the other. */
      control: z.array(
        z.object({
          name: z.string(),
          knownTo: z.enum(['register', 'record']),
          /** What the register says that they have; null below all bands, and where only the record knows them. */
          shares: controlBand.nullable(),
          votes: controlBand.nullable(),
          /** Of somebody whom the register alone knows. */
          personId: id.nullable(),
          /** The notice that tells of them; null where people must decide which, and where only the record knows them. */
          form: z.string().nullable(),
          /** Why no notice is needed, where somebody has said so. */
          notRequired: z.string().nullable(),
          /** What was begun about them and not withdrawn. */
          filing: noticeFiling.nullable(),
        }),
      ),
    }),
  ),
});
