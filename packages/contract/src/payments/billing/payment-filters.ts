import { PAYMENT_OUTCOMES } from '@statbook/domain/payments';
import { z } from 'zod';
import { callerText, civilDate, id } from '../../wire/shapes.ts';

/** What became of the money: `under-way` may still be taken, `given-back` was refunded or never charged in the end. */
export const paymentOutcome = z.enum(PAYMENT_OUTCOMES);

/** What a list of payments is narrowed by, and its order. */
export const paymentFilters = {
  userId: callerText,
  outcome: paymentOutcome.optional(),
  companyId: id.optional(),
  /** Company name or number, submission number, the gateway’s transaction id. */
  search: z.string().trim().max(160).optional(),
  /** The first and the last day of a period, in London. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  sort: z
    .enum(['createdAt', 'companyName', 'submissionType', 'stateText', 'totalAmount', 'createdByName'])
    .default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
} as const;
