import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { id } from '../../wire/shapes.ts';

/** A key with which the browser hands one card to the gateway. With a filing, the payment attempt begins here. */
export const getMerchantSessionKey = defineCall({
  ...reading('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/getmerchantsessionkey',
  summary: 'A merchant session key for one card',
  query: z.object({ filingId: id.optional() }),
  reply: z.object({
    merchantSessionKey: z.string(),
    /** ISO 8601 by the gateway’s clock; a key lives 400 seconds. */
    expiry: z.string(),
    /** The attempt that the key belongs to; null without a filing. */
    paymentId: id.nullable(),
    vendorTxCode: z.string().nullable(),
  }),
  wire: { reply: { asWritten: true } },
  transaction: 'process',
  alsoPost: true,
});
