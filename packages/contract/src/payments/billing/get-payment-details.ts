import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { entityList } from '../../wire/shapes.ts';
import { paymentFilters, paymentOutcome } from './payment-filters.ts';
import { paymentRecord } from './payment-record.ts';
import { amounts } from '../submission-type.ts';

/** Sums of payments in pounds, the total in pence, and how many they are. */
const sums = z.object({ payments: z.int(), ...amounts });

/** The payments within one's reach, the newest first unless another order is asked for. */
export const getPaymentDetails = defineCall({
  ...reading('payments', 'signed-in'),
  path: '/api/PaymentsGateway/GetPaymentDetails',
  summary: 'Payments within reach',
  query: z.object({
    ...paymentFilters,
    page: z.coerce.number().int().positive().max(100_000).default(1),
    pageSize: z.coerce.number().int().positive().max(200).default(100),
  }),
  reply: entityList(paymentRecord).extend({
    /** How many match the filters. */
    total: z.int(),
    /** How many there are of each outcome, whatever outcome is chosen. */
    counts: z.record(z.enum(['all', ...paymentOutcome.options]), z.int()),
    /** Over all that match, not only those of the page. */
    sums: z.object({ taken: sums, refunded: sums }),
  }),
  wire: { input: { values: ['sort'] }, reply: { opaque: ['counts'] } },
  caller: { userId: 'user' },
});
