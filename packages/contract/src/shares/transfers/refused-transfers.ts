import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, id, instant } from '../../wire/shapes.ts';
import { refusedTransferRequest } from '../events/share-event-request.ts';
import { changingShares, ofCompany, readingShares } from '../share-shapes.ts';

const refusedTransfer = z
  .object({
    refusedTransferId: id,
    shareClassId: id,
    className: z.string(),
    transferorId: id,
    transferorName: z.string(),
    transferees: z.array(z.object({ transfereeId: id, transfereeName: z.string(), shares: z.string() })),
    signedOn: civilDate.nullable(),
    lodgedOn: civilDate,
    refusedOn: civilDate,
    /** Two months from the lodging. */
    decisionDueOn: civilDate,
    isLate: z.boolean(),
    reasons: z.string(),
    recordedAt: instant,
    /** A later record says what is right: shown struck through. */
    isReplaced: z.boolean(),
  })
  .meta({ title: 'RefusedTransfer' });

/** Keeps a transfer that was lodged and not registered, with the reasons; or says anew what a wrong record should have said. */
export const saveRefusedShareTransfer = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveRefusedShareTransfer',
  summary: 'Keep a transfer that was refused',
  body: z.object({
    ...ofCompany,
    /** Made by the sender, new for each record: sent again under the same key, it is kept once. */
    key: id.optional(),
    /** A record that was wrong. */
    replaces: id.optional(),
    ...refusedTransferRequest.shape,
  }),
  reply: entityList(refusedTransfer),
  activity: 'shares.transfer-refused',
});

/** Every transfer that was refused, those said anew too, in the order of recording. */
export const getRefusedShareTransfers = defineCall({
  ...readingShares,
  path: '/api/Shares/GetRefusedShareTransfers',
  summary: 'Transfers that were refused',
  query: z.object(ofCompany),
  reply: entityList(refusedTransfer),
});
