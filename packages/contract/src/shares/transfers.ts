import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, exactDecimal, id } from '../wire.ts';
import { transferFields } from './share-event-request.ts';
import { entryFields } from './share-events.ts';
import { byCompany, byCompanyInBody, ofCompany } from './share-shapes.ts';

/** One line of a transfer. */
export const transferRow = z.object({
  ShareEventId: id,
  On: civilDate,
  ShareClassId: id,
  ClassName: z.string(),
  TransferorId: id,
  TransferorName: z.string(),
  TransfereeId: id,
  TransfereeName: z.string(),
  Shares: z.string(),
  /** Null for a gift. */
  Consideration: z.string().nullable(),
  /** Stamp duty in GBP on the consideration by itself. */
  StampDuty: exactDecimal,
  /** Why no duty is due; null where it is. */
  NilReason: z.enum(['gift', 'up-to-1000', 'exempt']).nullable(),
  IsPartOfSeries: z.boolean(),
  /** Why the instrument is exempt or not chargeable, where it is. */
  Exemption: z.string().nullable(),
  Stamping: z.enum(['paid', 'adjudicated']).nullable(),
  SignedOn: civilDate.nullable(),
  LodgedOn: civilDate.nullable(),
  /** Last day for stamping, where duty is due and the day of signing is known. */
  StampingDueOn: civilDate.nullable(),
  /** Taken back by a later entry. */
  IsReversed: z.boolean(),
});

/** Records a transfer by one holder to one or many. */
export const saveShareTransfer = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/SaveShareTransfer',
  summary: 'Record a transfer of shares',
  body: z.object({ ...ofCompany, ...entryFields, ...transferFields }),
  reply: entityList(transferRow),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  activity: 'shares.transferred',
  transaction: 'one',
});

/** Every transfer by date, reversed ones too. */
export const getShareTransferGridDetails = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetShareTransferGridDetails',
  summary: 'Transfers of shares',
  query: z.object(ofCompany),
  reply: entityList(transferRow),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});
