import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant, pence } from '../wire.ts';
import { submissionActs, submissionFacts, submissionState, submissionTrouble } from './submission-shapes.ts';

const attempt = z.object({
  Ordinal: z.int(),
  SubmissionNumber: z.string().nullable(),
  /** SHA-256 of the canonical content, in hexadecimal. */
  ContentSha256: z.string(),
  ApprovedBy: z.string().nullable(),
  ApprovedAt: instant,
  SentAt: instant.nullable(),
  ReceivedAt: instant.nullable(),
  /** The registry's word: PENDING, PARKED, ACCEPT, REJECT or INTERNAL_FAILURE. */
  StatusCode: z.string().nullable(),
  StatusAt: instant.nullable(),
  DecidedAt: instant.nullable(),
  Troubles: z.array(z.object(submissionTrouble)),
  ExaminerTelephone: z.string().nullable(),
  ExaminerComment: z.string().nullable(),
  /** Whether a copy of what was sent is kept, without its secrets. */
  HasCopy: z.boolean(),
});

const payment = z.object({
  PaymentId: id,
  State: z.string(),
  /** What a person can do about it: say what became of an unclear one, or give a paid one back. */
  Act: z.enum(['resolve', 'give-back']).nullable(),
  FeePence: pence,
  ProcessingPence: pence,
  TaxPence: pence,
  TotalPence: pence,
  CardType: z.string().nullable(),
  CardLastFour: z.string().nullable(),
  TransactionId: z.string().nullable(),
  At: instant,
});

/** The receipt: what was sent, where it is, what happens next. */
export const getSubmission = defineCall({
  feature: 'submissions',
  method: 'GET',
  path: '/api/Submissions/GetSubmission',
  summary: 'The receipt of a submission',
  query: z.object({ FilingId: id }),
  reply: entityList(
    z.object({
      ...submissionFacts,
      ...submissionActs,
      /** Whether it can be called back: it has not left, or it came back. What was paid for it is given back. */
      CanWithdraw: z.boolean(),
      /** What happens next and when, in a sentence or two. */
      Next: z.string(),
      /** When the registry is asked again; null when it has nothing more to say. */
      NextLookAt: instant.nullable(),
      Timeline: z.array(
        z.object({
          At: instant,
          State: submissionState,
          StateText: z.string(),
          Why: z.string(),
          /** The registry's word for it, where it has one. */
          RegistryWord: z.string().nullable(),
          /** Null when Statbook moved it. */
          By: z.string().nullable(),
        }),
      ),
      Attempts: z.array(attempt),
      /** What was sent with the latest attempt, in words. */
      Sent: z.array(z.object({ Section: z.string(), Label: z.string(), Value: z.string() })),
      Payments: z.array(payment),
      FeePence: pence.nullable(),
    }),
  ),
  access: { flag: ['ViewSubmission', 'SubmitCompany'] },
  activity: null,
  transaction: 'one',
});
