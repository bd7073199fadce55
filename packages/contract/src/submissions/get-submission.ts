import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { paymentCheck } from '../payments/payment-check.ts';
import { civilDate, entityList, id, instant, pence } from '../wire/shapes.ts';
import {
  deliveryWay,
  registerReading,
  submissionActions,
  submissionFacts,
  submissionState,
  submissionTrouble,
} from './submission-shapes.ts';

const attempt = z
  .object({
    ordinal: z.int(),
    submissionNumber: z.string().nullable(),
    /** SHA-256 of the canonical content, in hexadecimal. */
    contentSha256: z.string(),
    approvedBy: z.string().nullable(),
    approvedAt: instant,
    sentAt: instant.nullable(),
    receivedAt: instant.nullable(),
    /** The registry's word: PENDING, PARKED, ACCEPT, REJECT or INTERNAL_FAILURE. */
    statusCode: z.string().nullable(),
    statusAt: instant.nullable(),
    decidedAt: instant.nullable(),
    troubles: z.array(z.object(submissionTrouble)),
    examinerTelephone: z.string().nullable(),
    examinerComment: z.string().nullable(),
    /** Whether a copy of what was sent is kept, without its secrets. */
    hasCopy: z.boolean(),
  })
  .meta({ title: 'FilingAttempt' });

const payment = z
  .object({
    paymentId: id,
    state: z.string(),
    /** What a person can do about it: say what became of an unclear one or of its refund, or give a paid one back. */
    act: z.enum(['resolve', 'resolve-refund', 'give-back']).nullable(),
    /** While nobody knows whether the card was charged: what is asked, and by when it is settled. */
    check: paymentCheck.nullable(),
    feePence: pence,
    processingPence: pence,
    taxPence: pence,
    totalPence: pence,
    /** What the card was charged at once, where other filings were paid for with this one; else it is not there. */
    chargedTogetherPence: pence.optional(),
    cardType: z.string().nullable(),
    cardLastFour: z.string().nullable(),
    transactionId: z.string().nullable(),
    at: instant,
  })
  .meta({ title: 'FilingPayment' });

/** The receipt: what was sent, where it is, what happens next. */
export const getSubmission = defineCall({
  ...reading('submissions', { flag: ['viewSubmission', 'submitCompany'] }),
  path: '/api/Submissions/GetSubmission',
  summary: 'The receipt of a submission',
  query: z.object({ filingId: id }),
  reply: entityList(
    z.object({
      ...submissionFacts,
      ...submissionActions,
      /** Whether it can be called back: it has not left, or it came back. What was paid for it is given back. */
      canWithdraw: z.boolean(),
      /** Whether the registry is asked no more until somebody signs in there again. `next` says who. */
      awaitsSignIn: z.boolean(),
      /** The change of name that it waits for before it is sent; null where it waits for none. */
      waitsFor: z
        .object({
          filingId: id,
          /** "Change of name to QUAYSIDE LIMITED". */
          label: z.string(),
          stateText: z.string(),
          /** Since when the change is there. */
          stateSince: instant,
          /** Since when this filing waits. */
          since: instant,
          /** Whether a person delivered the change, and records what Companies House decides about it. */
          isDelivered: z.boolean(),
        })
        .nullable(),
      /** What happens next and when, in a sentence or two. */
      next: z.string(),
      /** When the registry is asked again; null when it has nothing more to say. */
      nextLookAt: instant.nullable(),
      timeline: z.array(
        z.object({
          at: instant,
          state: submissionState,
          stateText: z.string(),
          why: z.string(),
          /** The registry's word for it, where it has one. */
          registryWord: z.string().nullable(),
          /** Null when Statbook moved it. */
          by: z.string().nullable(),
        }),
      ),
      attempts: z.array(attempt),
      /** Of a form that a person delivers as a document: how they did, once they have said so. Null for one sent by software. */
      delivery: z
        .object({
          way: deliveryWay.nullable(),
          on: civilDate.nullable(),
          reference: z.string().nullable(),
          /** What Companies House takes with the document; null where it takes nothing. */
          feePence: pence.nullable(),
        })
        .nullable(),
      /** What was sent with the latest attempt, in words. */
      sent: z.array(z.object({ section: z.string(), label: z.string(), value: z.string() })),
      payments: z.array(payment),
      feePence: pence.nullable(),
      /** Null until it is accepted, and for a form that the public register never shows. */
      register: registerReading.nullable(),
      /** Certificates that came with the acceptance; `getFilingDocument` sends one. */
      documents: z.array(
        z.object({
          documentId: id,
          /** `certificate-of-incorporation`, `certificate-of-change-of-name` or `certificate-of-charge`. */
          kind: z.string(),
          filename: z.string(),
          /** In bytes. */
          size: z.int(),
        }),
      ),
      /** Whether Companies House issued a certificate that has not come yet. */
      awaitsDocument: z.boolean(),
    }),
  ),
});
