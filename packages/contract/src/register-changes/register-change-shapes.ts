import { z } from 'zod';
import { civilDate, id, instant } from '../wire/shapes.ts';

/**
 * What a person says of a change that nobody here filed: it was filed by the practice elsewhere; somebody else made it with its
 * knowledge; nobody did, so that it is contested; what was contested has been corrected.
 */
export const registerChangeSettlement = z.enum(['ours', 'known', 'not-ours', 'put-right']);

/** One thing that Companies House shows otherwise than at the reading before. */
export const registerChange = z
  .object({
    changeId: z.int(),
    /** When it was read. */
    readAt: instant,
    /** officer-appointed, registered-office, … */
    kind: z.string(),
    /** "Officer appointed". */
    title: z.string(),
    /** Whom or what it is about; empty where the title says it all. */
    subject: z.string(),
    /** Null where there was nothing, or is nothing any more. A line for each particular. */
    before: z.string().nullable(),
    now: z.string().nullable(),
    /**
     * `ours`: a filing of ours brought it about; `expected`: it needed none of ours; `not-ours`: nobody here filed it. Changes read
     * before they were compared are `not-compared`.
     */
    origin: z.enum(['not-compared', 'ours', 'expected', 'not-ours']),
    /** The origin in a sentence: "By the AP01 accepted on 20 November 2026." */
    explanation: z.string(),
    /** Our filing, where it is ours. */
    filingId: id.nullable(),
    /** The entry of the filing history, where it shows one. */
    entry: z.object({ type: z.string(), date: civilDate.nullable(), description: z.string() }).nullable(),
    /** Neither ours, nor known, nor corrected. */
    isAlarm: z.boolean(),
    settledAs: registerChangeSettlement.nullable(),
    settledAt: instant.nullable(),
    settledBy: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ title: 'RegisterChange' });
