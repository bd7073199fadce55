import { z } from 'zod';
import { changingInSteps, defineCall, reading } from '../call.ts';
import { entityList, id, instant, mailAddress } from '../wire/shapes.ts';

/**
 * - `on-its-way`: the mail server has not been asked yet.
 * - `delayed`: the mail server did not take it; it is asked again.
 * - `sent`: the mail server took it.
 * - `refused`: the mail server refuses the address; it is not asked again.
 * - `given-up`: the mail server did not take it for a day.
 */
const letterState = z.enum(['on-its-way', 'delayed', 'sent', 'refused', 'given-up']);

/** What goes with a letter: a copy of what was filed, the receipt of a payment, or a certificate. */
const letterDocument = z.object({
  /** Of the filing, of its payment, or of the certificate. */
  documentId: id,
  /** "Confirmation statement, copy of the filing". */
  title: z.string(),
});

const filingLetters = z.object({
  /** Where it is likely to go: where the last one of the company went, or the address that is kept for its filings. */
  proposedTo: z.string().nullable(),
  /** What the person who asks may send now; empty for who may not send. */
  documents: z.array(letterDocument),
  /** The newest first. */
  letters: z.array(
    z.object({
      letterId: id,
      state: letterState,
      to: z.string(),
      note: z.string().nullable(),
      /** Titles of what goes with it. */
      documents: z.array(z.string()),
      sentBy: z.string(),
      askedAt: instant,
      /** When the mail server took it, or did not take it last; null until it was asked. */
      stateAt: instant.nullable(),
    }),
  ),
});

/** What was mailed to the client about a filing, and what can be. */
export const getFilingLetters = defineCall({
  ...reading('submissions', { flag: ['viewSubmission', 'submitCompany'] }),
  path: '/api/Submissions/GetFilingLetters',
  summary: 'Letters to the client about a filing, and what can be sent to them',
  query: z.object({ filingId: id }),
  reply: entityList(filingLetters),
});

/** Mails documents of a filing to one address. Who may not save a document as a file may not mail it either. */
export const sendFilingLetter = defineCall({
  ...changingInSteps('submissions', { flag: 'submitCompany' }),
  path: '/api/Submissions/SendFilingLetter',
  summary: 'Mail what was filed, the receipt of its payment or its certificate to the client',
  body: z.strictObject({
    filingId: id,
    to: mailAddress,
    note: z.string().trim().max(1000, 'Use at most 1000 characters').default(''),
    documentIds: z
      .array(id)
      .min(1, 'Choose what to send')
      .max(10, 'Choose at most ten documents')
      .refine((ids) => new Set(ids).size === ids.length, 'Choose each document once'),
  }),
  reply: entityList(filingLetters),
  activity: 'filing.mailed',
});
