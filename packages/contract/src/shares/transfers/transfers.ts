import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, exactDecimal, id } from '../../wire/shapes.ts';
import { transferFields } from '../events/share-event-request.ts';
import { certificateDateFields, entryFields } from '../events/share-events.ts';
import { changingShares, ofCompany, readingShares } from '../share-shapes.ts';

/** One line of a transfer. */
const transferRow = z
  .object({
    shareEventId: id,
    on: civilDate,
    shareClassId: id,
    className: z.string(),
    transferorId: id,
    transferorName: z.string(),
    transfereeId: id,
    transfereeName: z.string(),
    shares: z.string(),
    /** Null for a gift. */
    consideration: z.string().nullable(),
    /** Stamp duty in GBP on the consideration by itself. */
    stampDuty: exactDecimal,
    /** Why no duty is due; null where it is. */
    nilReason: z.enum(['gift', 'up-to-1000', 'exempt']).nullable(),
    isPartOfSeries: z.boolean(),
    /** Why the instrument is exempt or not chargeable, where it is. */
    exemption: z.string().nullable(),
    stamping: z.enum(['paid', 'adjudicated']).nullable(),
    signedOn: civilDate.nullable(),
    lodgedOn: civilDate.nullable(),
    /** Last day for stamping, where duty is due and the day of signing is known. */
    stampingDueOn: civilDate.nullable(),
    /** Taken back by a later entry. */
    isReversed: z.boolean(),
  })
  .meta({ title: 'Transfer' });

/** Records a transfer by one holder to one or many. */
export const saveShareTransfer = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveShareTransfer',
  summary: 'Record a transfer of shares',
  body: z.object({ ...ofCompany, ...entryFields, ...certificateDateFields, ...transferFields }),
  reply: entityList(transferRow),
  activity: 'shares.transferred',
});

/** Every transfer by date, reversed ones too. */
export const getShareTransferGridDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareTransferGridDetails',
  summary: 'Transfers of shares',
  query: z.object(ofCompany),
  reply: entityList(transferRow),
});
