import { PAYMENT_STATES } from '@statbook/domain/payments';
import { z } from 'zod';
import { id, instant, pence } from '../wire/shapes.ts';
import { paymentCheck } from './payment-check.ts';

export const paymentState = z.enum(PAYMENT_STATES);

/**
 * What is true of a payment now. `statusCode`, `code`, `statusDetail`, `transactionId`, `acsUrl`, `cReq`, `acsTransID` and
 * `errorCode` are the specification's; the others say what a page may offer. Sums are in pence.
 */
export const paymentStanding = z
  .object({
    paymentId: id.nullable(),
    filingId: id,
    filingState: z.string(),
    state: paymentState.nullable(),
    /** The state in words. */
    stateText: z.string(),
    /** `0000` paid, `2021` the bank asks, `1012` timed out, else the gateway's own; empty when it has not answered. */
    statusCode: z.string(),
    code: z.string().nullable(),
    statusDetail: z.string(),
    transactionId: z.string().nullable(),
    acsTransID: z.string().nullable(),
    acsUrl: z.string().nullable(),
    /** To be posted to `acsUrl`; given once, by the call that met the challenge, and kept by nobody. */
    cReq: z.string().nullable(),
    /** Of the bank's message when the challenge ended in an error; 402 is its time-out. */
    errorCode: z.string().nullable(),
    challengeUntil: instant.nullable(),
    wasCharged: z.enum(['yes', 'no', 'not-known', 'given-back']),
    /** While nobody knows: what is asked, and by when it is settled. */
    check: paymentCheck.nullable(),
    mayRetry: z.boolean(),
    mayCancel: z.boolean(),
    totalPence: pence,
    cardType: z.string().nullable(),
    cardLastFour: z.string().nullable(),
  })
  .meta({ title: 'PaymentStanding' });
