import { z } from 'zod';
import { defineCall } from '../call.ts';
import { tieOutRecord } from '../shares/tie-out-shapes.ts';
import { submissionState } from '../submissions/submission-shapes.ts';
import { callerText, civilDate, entityList, id, instant } from '../wire.ts';

/** Whose work a row is. */
const companyFacts = { CompanyId: id, CompanyNumber: z.string(), CompanyName: z.string() } as const;

/** The first rows of a list, and how many there are in all. */
const firstOf = <T extends z.ZodRawShape>(row: T) =>
  z.object({ Rows: z.array(z.object({ ...companyFacts, ...row })), Total: z.int() });

const deadline = {
  Kind: z.enum(['confirmation-statement', 'accounts', 'diary']),
  DueOn: civilDate,
  /** Of a date of the practice's own: what is to be done, and its id. */
  Title: z.string().nullable(),
  DiaryDateId: id.nullable(),
} as const;

const filingRow = {
  FilingId: id,
  Form: z.string(),
  FormName: z.string(),
  State: submissionState,
  /** The state in words. */
  StateText: z.string(),
  EffectiveOn: civilDate.nullable(),
  UpdatedAt: instant,
} as const;

/**
 * What the companies themselves ask for. `Overdue` and `Coming` hold the practice's own dates beside those of the law;
 * their totals are of companies with a date of the law.
 */
const companyPart = z.object({
  Companies: z.int(),
  /** The longest overdue first. */
  Overdue: firstOf(deadline),
  /** What is due next, however far ahead; the total counts those with a date in the next 28 days. */
  Coming: firstOf(deadline),
  /** Identity statements that the register waits for, the earliest first. */
  Verifications: firstOf({
    Register: z.enum(['officers', 'pscs']),
    PersonName: z.string(),
    DueOn: civilDate,
  }),
  /** Notices about control that the share registers suggest and nobody has settled, the earliest first. */
  /** No form where people must be asked first whether there is anything to notify. */
  Proposals: firstOf({ PersonName: z.string(), Form: z.string().nullable(), NoticeBy: civilDate }),
  /** Where the register of members and another record of the shares disagree, the newest difference first. */
  Discrepancies: firstOf({
    Records: z.array(tieOutRecord),
    /** In how many figures. */
    Differences: z.int(),
    Since: instant,
  }),
  /** Forms that somebody has begun, the last touched first. */
  Drafts: firstOf(filingRow),
  /** Where the registry said something else than before, in the last 14 days; the newest first. */
  Changes: firstOf({
    /** What changed: officers, pscs, charges, filing-history, … */
    Kinds: z.array(z.string()),
    At: instant,
  }),
});

const submissionPart = z.object({
  /** Rejected, failed, or waiting for a payment: rejections first. */
  Attention: firstOf(filingRow),
  InFlight: firstOf(filingRow),
  /** In the last 14 days. */
  Accepted: firstOf(filingRow),
});

/** What needs doing now, over every company within reach. A part that the caller has no flag for is null. */
export const getDashboard = defineCall({
  feature: 'dashboard',
  method: 'GET',
  path: '/api/Dashboard/GetDashboard',
  summary: 'What needs doing now in all companies',
  query: z.object({
    UserId: callerText,
    /** How many rows each list begins with. */
    Rows: z.coerce.number().int().min(1).max(100).default(6),
  }),
  reply: entityList(z.object({ Companies: companyPart.nullable(), Submissions: submissionPart.nullable() })),
  access: 'signed-in',
  caller: { UserId: 'user' },
  activity: null,
  transaction: 'one',
});
