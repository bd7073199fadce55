import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { civilDate, instant, pence } from '../wire/shapes.ts';
import { filingFacts, paging } from './submission-shapes.ts';

/** What a filing waits for: to be finished, for the registry, for a correction; or it was decided in the last thirty days. */
const filingStage = z.enum(['all', 'to-finish', 'under-way', 'came-back', 'decided']);

/** Every filing by internet that is open, drafts among them, or was decided lately: the latest change first. */
export const getFilingsByInternet = defineCall({
  ...reading('submissions', { flag: 'viewSubmission' }),
  path: '/api/Submissions/GetFilingsByInternet',
  summary: 'Filings by internet over all companies: drafts, in progress, and recently decided',
  query: z.object({
    stage: filingStage.default('all'),
    /** Company name or number, or the registry's name of the form. */
    search: z.string().trim().max(160).optional(),
    ...paging,
  }),
  reply: z.object({
    entity: z.array(
      z.object({
        ...filingFacts,
        /** Whom or what it is about; null where the form alone says it, or nothing is answered yet. */
        subject: z.string().nullable(),
        /** The last day to deliver it; null where there is none, or the date that it counts from is not given yet. */
        dueOn: civilDate.nullable(),
        /** The registrar's fee; until the filing is submitted, what it comes to at most. */
        feePence: pence,
        isFeeFixed: z.boolean(),
        updatedAt: instant,
      }),
    ),
    /** How many match stage and search. */
    total: z.int(),
    /** How many are in each stage, whatever stage is chosen. */
    counts: z.record(filingStage, z.int()),
  }),
  wire: { reply: { opaque: ['counts'] } },
});
