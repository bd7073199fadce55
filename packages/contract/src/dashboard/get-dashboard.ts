import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { obligationFields } from '../companies/obligation-shapes.ts';
import { tieOutRecord } from '../shares/reconciliation/reconciliation-shapes.ts';
import { submissionState } from '../submissions/submission-shapes.ts';
import { callerText, civilDate, entityList, id, instant } from '../wire/shapes.ts';

/** Whose work a row is. */
const companyFacts = { companyId: id, companyNumber: z.string(), companyName: z.string() } as const;

/** The first rows of a list, and how many there are in all. */
const firstOf = <T extends z.ZodRawShape>(row: T) =>
  z.object({ rows: z.array(z.object({ ...companyFacts, ...row })), total: z.int() });

/** What is due, with the number of companies of which something is, and of all such dates. */
const dueOf = z.object({
  rows: z.array(z.object({ ...companyFacts, ...obligationFields })),
  total: z.int(),
  dates: z.int(),
});

const filingRow = {
  filingId: id,
  form: z.string(),
  formName: z.string(),
  /** Whom or what it is about: somebody who is appointed, a new name. Nobody whom the register protects. */
  subject: z.string().nullable(),
  state: submissionState,
  /** The state in words. */
  stateText: z.string(),
  effectiveOn: civilDate.nullable(),
  updatedAt: instant,
} as const;

/**
 * What the companies themselves ask for. `Overdue` and `Coming` hold every obligation, whatever its kind; their totals are of companies.
 */
const companyPart = z.object({
  companies: z.int(),
  /** The longest overdue first. */
  overdue: dueOf,
  /** What is due next, however far ahead; the total counts the companies with a date in the next `SoonDays`. */
  coming: dueOf,
  soonDays: z.int(),
  /** Identity statements that the register waits for, the earliest first. */
  verifications: firstOf({
    ...obligationFields,
    register: z.enum(['officers', 'pscs']),
    personName: z.string(),
  }),
  /** Notices about control that the share registers suggest and nobody has settled, the earliest first. */
  /** No form where people must be asked first whether there is anything to notify. */
  proposals: firstOf({ ...obligationFields, personName: z.string(), noticeBy: civilDate }),
  /** Where the register of members and another record of the shares disagree, the newest difference first. */
  discrepancies: firstOf({
    records: z.array(tieOutRecord),
    /** In how many figures. */
    differences: z.int(),
    since: instant,
  }),
  /** Forms that somebody has begun, the last touched first. */
  drafts: firstOf(filingRow),
  /** Where Companies House shows what nobody here filed, and nobody has explained; the newest first. */
  alarms: firstOf({ changes: z.int(), at: instant }),
  /** Where the registry said something else than before, in the last 14 days; the newest first. */
  changes: firstOf({
    /** What changed: officers, pscs, charges, filing-history, … */
    kinds: z.array(z.string()),
    at: instant,
  }),
});

const submissionPart = z.object({
  /** Rejected, failed, or waiting for a payment: rejections first. */
  attention: firstOf(filingRow),
  inFlight: firstOf(filingRow),
  /** In the last 14 days. */
  accepted: firstOf(filingRow),
});

/** What needs doing now, over every company within reach. A part that the caller has no flag for is null. */
export const getDashboard = defineCall({
  ...reading('dashboard', 'signed-in'),
  path: '/api/Dashboard/GetDashboard',
  summary: 'What needs doing now in all companies',
  query: z.object({
    userId: callerText,
    /** How many rows each list begins with. */
    rows: z.coerce.number().int().min(1).max(100).default(6),
  }),
  reply: entityList(z.object({ companies: companyPart.nullable(), submissions: submissionPart.nullable() })),
  caller: { userId: 'user' },
});
