import { z } from 'zod';
import type { FilingAttempt } from '../filing-queries.ts';

const rejection = z.object({
  code: z.string(),
  /** The registry's own words. */
  text: z.string(),
  /** Which occurrence in the form is meant, from 1. */
  instance: z.number().optional(),
});

const examiner = z.object({ telephone: z.string().optional(), comment: z.string().optional() });

/** Why an attempt was not taken in: nothing was filed, so it is no rejection. */
const gateRefusal = z.object({
  /** The registry's number of the error; none where the trouble is our own. */
  number: z.string().optional(),
  /** Its words, or ours. */
  text: z.string(),
  errorClass: z.enum([
    'configuration',
    'credit-account',
    'company-authentication',
    'form-content',
    'duplicate-submission-number',
    'nothing-found',
    'other',
    /** Statbook could not write the form: a field is outside what the registry takes. */
    'not-written',
    /** Every sending stayed unanswered and the registry holds nothing under the number. */
    'no-answer',
  ]),
  meaning: z.string(),
  /** The fields of the form that are concerned, where they are known. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type StoredRejection = z.infer<typeof rejection>;
type StoredExaminer = z.infer<typeof examiner>;
export type GateRefusal = z.infer<typeof gateRefusal>;

/** What the registry said of an attempt, as it was stored. */
export interface AttemptOutcome {
  rejections: StoredRejection[];
  examiner: StoredExaminer | undefined;
  gateRefusal: GateRefusal | undefined;
}

/** Reads the stored outcome of an attempt. Throws when a row holds something else. */
export function readOutcome(
  attempt: Pick<FilingAttempt, 'rejections' | 'examiner' | 'gateRefusal'>,
): AttemptOutcome {
  return {
    rejections: z.array(rejection).parse(attempt.rejections ?? []),
    examiner: examiner.optional().parse(attempt.examiner ?? undefined),
    gateRefusal: gateRefusal.optional().parse(attempt.gateRefusal ?? undefined),
  };
}
