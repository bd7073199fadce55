import { z } from 'zod';
import { callerText, civilDate, id } from '../wire.ts';

/** What became of the money: `under-way` may still be taken, `given-back` was refunded or never charged in the end. */
export const paymentOutcome = z.enum(['taken', 'under-way', 'failed', 'cancelled', 'given-back']);

/** What a list of payments is narrowed by, and its order. */
export const paymentFilters = {
  UserId: callerText,
  Outcome: paymentOutcome.optional(),
  CompanyId: id.optional(),
  /** Company name or number, submission number, the gateway’s transaction id. */
  Search: z.string().trim().max(160).optional(),
  /** The first and the last day of a period, in London. */
  From: civilDate.optional(),
  To: civilDate.optional(),
  Sort: z
    .enum(['CreatedAt', 'CompanyName', 'SubmissionType', 'StateText', 'TotalAmount', 'CreatedByName'])
    .default('CreatedAt'),
  Direction: z.enum(['asc', 'desc']).default('desc'),
} as const;
