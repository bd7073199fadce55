import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { callerText, civilDate, id, instant } from '../../wire/shapes.ts';

/** Columns by which the server sorts the list. */
const sortColumns = [
  'companyName',
  'companyNumber',
  'companyStatus',
  'nextStatementDue',
  'nextAccountsDue',
  'filingsInFlight',
  'registryReadAt',
] as const;

/** A company in one slim row: what it is served with follows from number, type and status. */
const companyRow = z
  .object({
    companyId: id,
    companyNumber: z.string(),
    companyName: z.string(),
    /** The register's own keys; `unknown` where it gives none. */
    companyType: z.string(),
    companyStatus: z.string(),
    statusDetail: z.string().nullable(),
    nextStatementMadeUpTo: civilDate.nullable(),
    nextStatementDue: civilDate.nullable(),
    nextAccountsDue: civilDate.nullable(),
    /** Obligations of every kind: how many are late, and how many soon due; the first of them that is not met, and its day. */
    overdueObligations: z.int(),
    soonObligations: z.int(),
    nextObligation: z.string().nullable(),
    nextObligationDue: civilDate.nullable(),
    /** Neither drafts nor rejected, and not at their end. */
    filingsInFlight: z.int(),
    /**
     * The state of the open filing that changed last, drafts included; `to-be-delivered`, `delivered` or `waiting-for-name` where
     * its state alone would not say so.
     */
    openFilingState: z.string().nullable(),
    /** Changes at Companies House that nobody here filed, and that are neither known nor corrected. */
    registerAlarms: z.int(),
    tags: z.array(z.string()),
    hasAuthenticationCode: z.boolean(),
    registryReadAt: instant.nullable(),
  })
  .meta({ title: 'CompanyRow' });

/**
 * The companies within reach. Without paging, sorting or filters: all of them, for a browser that does this in
 * memory; with any of these: one page, by default the first of fifty by name.
 */
export const getCompanies = defineCall({
  ...reading('companies', { flag: 'viewCompany' }),
  path: '/api/CompanyInformation/GetCompanies',
  summary: 'The companies within reach, all in slim rows or one page',
  query: z.object({
    centralUserId: callerText,
    agentId: callerText,
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(200).optional(),
    sort: z.enum(sortColumns).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
    /** Part of a name, or the beginning of a number. */
    search: z.string().trim().max(160).optional(),
    status: z.string().trim().max(50).optional(),
    /** Companies that have this tag; capitals make no difference. */
    tag: z.string().trim().max(40).optional(),
  }),
  reply: z.object({ entity: z.array(companyRow), total: z.int() }),
  wire: { input: { values: ['sort'] } },
  caller: { centralUserId: 'central-user', agentId: 'agent' },
});
