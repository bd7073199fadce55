import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, civilDate, id, instant } from '../wire.ts';

/** Columns by which the server sorts the list. */
const sortColumns = [
  'CompanyName',
  'CompanyNumber',
  'CompanyStatus',
  'NextStatementDue',
  'NextAccountsDue',
  'FilingsInFlight',
  'RegistryReadAt',
] as const;

/** A company in one slim row: what it is served with follows from number, type and status. */
const companyRow = z.object({
  CompanyId: id,
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  /** The register's own keys; `unknown` where it gives none. */
  CompanyType: z.string(),
  CompanyStatus: z.string(),
  StatusDetail: z.string().nullable(),
  NextStatementMadeUpTo: civilDate.nullable(),
  NextStatementDue: civilDate.nullable(),
  NextAccountsDue: civilDate.nullable(),
  /** Submitted and not at their end. */
  FilingsInFlight: z.int(),
  /** The state of the open filing that changed last, drafts included. */
  OpenFilingState: z.string().nullable(),
  HasAuthenticationCode: z.boolean(),
  RegistryReadAt: instant.nullable(),
});

/**
 * The companies within reach. Without paging, sorting or filters: all of them, for a browser that does this in
 * memory; with any of these: one page, by default the first of fifty by name.
 */
export const getCompanies = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/GetCompanies',
  summary: 'The companies within reach, all in slim rows or one page',
  query: z.object({
    CentralUserId: callerText,
    AgentId: callerText,
    Page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    PageSize: z.coerce.number().int().min(1).max(200).optional(),
    Sort: z.enum(sortColumns).optional(),
    Direction: z.enum(['asc', 'desc']).optional(),
    /** Part of a name, or the beginning of a number. */
    Search: z.string().trim().max(160).optional(),
    Status: z.string().trim().max(50).optional(),
  }),
  reply: z.object({ Entity: z.array(companyRow), Total: z.int() }),
  access: { flag: 'ViewCompany' },
  caller: { CentralUserId: 'central-user', AgentId: 'agent' },
  activity: null,
  transaction: 'one',
});
