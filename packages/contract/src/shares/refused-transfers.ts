import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id, instant } from '../wire.ts';
import { refusedTransferRequest } from './share-event-request.ts';
import { byCompany, byCompanyInBody, ofCompany } from './share-shapes.ts';

const refusedTransfer = z.object({
  RefusedTransferId: id,
  ShareClassId: id,
  ClassName: z.string(),
  TransferorId: id,
  TransferorName: z.string(),
  Transferees: z.array(z.object({ TransfereeId: id, TransfereeName: z.string(), Shares: z.string() })),
  SignedOn: civilDate.nullable(),
  LodgedOn: civilDate,
  RefusedOn: civilDate,
  /** Two months from the lodging. */
  DecisionDueOn: civilDate,
  IsLate: z.boolean(),
  Reasons: z.string(),
  RecordedAt: instant,
  /** A later record says what is right: shown struck through. */
  IsReplaced: z.boolean(),
});

/** Keeps a transfer that was lodged and not registered, with the reasons; or says anew what a wrong record should have said. */
export const saveRefusedShareTransfer = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/SaveRefusedShareTransfer',
  summary: 'Keep a transfer that was refused',
  body: z.object({
    ...ofCompany,
    /** Made by the sender, new for each record: sent again under the same key, it is kept once. */
    Key: id.optional(),
    /** A record that was wrong. */
    Replaces: id.optional(),
    ...refusedTransferRequest.shape,
  }),
  reply: entityList(refusedTransfer),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  activity: 'shares.transfer-refused',
  transaction: 'one',
});

/** Every transfer that was refused, those said anew too, in the order of recording. */
export const getRefusedShareTransfers = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetRefusedShareTransfers',
  summary: 'Transfers that were refused',
  query: z.object(ofCompany),
  reply: entityList(refusedTransfer),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});
