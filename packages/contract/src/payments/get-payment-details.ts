import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList } from '../wire.ts';
import { paymentFilters, paymentOutcome } from './payment-filters.ts';
import { paymentRecord } from './payment-record.ts';
import { amounts } from './submission-type.ts';

/** Sums of payments in pounds, the total in pence, and how many they are. */
const sums = z.object({ Payments: z.int(), ...amounts });

/** The payments within one's reach, the newest first unless another order is asked for. */
export const getPaymentDetails = defineCall({
  feature: 'payments',
  method: 'GET',
  path: '/api/PaymentsGateway/GetPaymentDetails',
  summary: 'Payments within reach',
  query: z.object({
    ...paymentFilters,
    Page: z.coerce.number().int().positive().max(100_000).default(1),
    PageSize: z.coerce.number().int().positive().max(200).default(100),
  }),
  reply: entityList(paymentRecord).extend({
    /** How many match the filters. */
    Total: z.int(),
    /** How many there are of each outcome, whatever outcome is chosen. */
    Counts: z.record(z.enum(['all', ...paymentOutcome.options]), z.int()),
    /** Over all that match, not only those of the page. */
    Sums: z.object({ Taken: sums, Refunded: sums }),
  }),
  access: 'signed-in',
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
