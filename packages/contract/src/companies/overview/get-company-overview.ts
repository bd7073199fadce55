import { OBLIGATION_ACTS, OBLIGATION_KINDS, URGENCIES } from '@statbook/domain/obligations';
import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../../call.ts';
import { civilDate, entityList, id } from '../../wire/shapes.ts';
import { obligationFields } from '../obligation-shapes.ts';
import { publicAddress, recordHead } from '../company-shapes.ts';

const need = z
  .object({
    ...obligationFields,
    /** An obligation, a filing under way, or something to know. */
    kind: z.enum([...OBLIGATION_KINDS, 'filing', 'attention']),
    /** Null for what has no day. */
    dueOn: civilDate.nullable(),
    urgency: z.enum(URGENCIES).nullable(),
    /** Null where nothing here does it. */
    act: z.enum(OBLIGATION_ACTS).nullable(),
  })
  .meta({ title: 'Need' });

const accounts = z.object({
  referenceDay: z.int().nullable(),
  referenceMonth: z.int().nullable(),
  lastMadeUpTo: civilDate.nullable(),
  lastTypeText: z.string().nullable(),
  nextPeriodStart: civilDate.nullable(),
  nextMadeUpTo: civilDate.nullable(),
  nextDue: civilDate.nullable(),
  overdue: z.boolean(),
});

const confirmationStatement = z.object({
  lastMadeUpTo: civilDate.nullable(),
  nextMadeUpTo: civilDate.nullable(),
  nextDue: civilDate.nullable(),
  overdue: z.boolean(),
});

const insolvencyCase = z.object({
  typeText: z.string(),
  number: z.string().nullable(),
  dates: z.array(z.object({ text: z.string(), date: civilDate.nullable() })),
  practitioners: z.array(
    z.object({ name: z.string(), appointedOn: civilDate.nullable(), ceasedOn: civilDate.nullable() }),
  ),
});

/** Where the records are that are not at the registered office (section 1136). */
const inspectionLocation = z.object({
  /** Null where there is none, so that all records are at the office. */
  address: publicAddress.nullable(),
  /** What is kept there, in words. */
  records: z.array(z.string()),
});

/** The head of a company's record: what it is, what is due, and what needs doing, the earliest deadline first. */
export const getCompanyOverview = defineCall({
  ...reading('companies', aboutCompany('viewCompany')),
  path: '/api/CompanyInformation/GetCompanyOverview',
  summary: 'A company as Companies House shows it, with what needs doing',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      companyType: z.string(),
      typeText: z.string(),
      companyStatus: z.string(),
      statusDetail: z.string().nullable(),
      statusText: z.string(),
      jurisdictionText: z.string().nullable(),
      incorporatedOn: civilDate.nullable(),
      dissolvedOn: civilDate.nullable(),
      registeredOffice: publicAddress.nullable(),
      registeredOfficeInDispute: z.boolean(),
      registeredOfficeUndeliverable: z.boolean(),
      /** Null where it was not read: the authentication code opens it. */
      inspectionLocation: inspectionLocation.nullable(),
      sicCodes: z.array(z.object({ code: z.string(), description: z.string().nullable() })),
      previousNames: z.array(
        z.object({ name: z.string(), from: civilDate.nullable(), until: civilDate.nullable() }),
      ),
      accounts: accounts.nullable(),
      confirmationStatement: confirmationStatement.nullable(),
      insolvencyCases: z.array(insolvencyCase),
      /** How far Statbook can serve the company, with the reason where it cannot in full. */
      service: z.object({
        level: z.enum(['full', 'read-only', 'refused']),
        message: z.string().nullable(),
      }),
      hasAuthenticationCode: z.boolean(),
      /** Changes at Companies House that nobody here filed, and that are neither known nor corrected. */
      registerAlarms: z.int(),
      /** Null where that part of the register was not read. */
      counts: z.object({
        officers: z.int().nullable(),
        pscs: z.int().nullable(),
        charges: z.int().nullable(),
        filings: z.int().nullable(),
      }),
      /** Who controls the company, by the register of people with significant control. */
      ownership: z.array(z.object({ name: z.string(), natures: z.array(z.string()) })),
      latestFilings: z.array(
        z.object({
          type: z.string().nullable(),
          date: civilDate.nullable(),
          description: z.string(),
          documentLink: z.string().nullable(),
        }),
      ),
      needs: z.array(need),
    }),
  ),
});
