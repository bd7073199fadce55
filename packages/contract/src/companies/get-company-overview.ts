import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id } from '../wire.ts';
import { publicAddress, recordHead } from './record-shapes.ts';

const need = z.object({
  Kind: z.enum([
    'confirmation-statement',
    'accounts',
    'director-verification',
    'psc-verification',
    'filing',
    'attention',
  ]),
  Title: z.string(),
  Detail: z.string().nullable(),
  DueOn: civilDate.nullable(),
  Overdue: z.boolean(),
  /** The filing under way, where it is about one. */
  FilingId: id.nullable(),
  FilingState: z.string().nullable(),
});

const accounts = z.object({
  ReferenceDay: z.int().nullable(),
  ReferenceMonth: z.int().nullable(),
  LastMadeUpTo: civilDate.nullable(),
  LastTypeText: z.string().nullable(),
  NextPeriodStart: civilDate.nullable(),
  NextMadeUpTo: civilDate.nullable(),
  NextDue: civilDate.nullable(),
  Overdue: z.boolean(),
});

const confirmationStatement = z.object({
  LastMadeUpTo: civilDate.nullable(),
  NextMadeUpTo: civilDate.nullable(),
  NextDue: civilDate.nullable(),
  Overdue: z.boolean(),
});

const insolvencyCase = z.object({
  TypeText: z.string(),
  Number: z.string().nullable(),
  Dates: z.array(z.object({ Text: z.string(), Date: civilDate.nullable() })),
  Practitioners: z.array(
    z.object({ Name: z.string(), AppointedOn: civilDate.nullable(), CeasedOn: civilDate.nullable() }),
  ),
});

/** The head of a company's record: what it is, what is due, and what needs doing, the earliest deadline first. */
export const getCompanyOverview = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/GetCompanyOverview',
  summary: 'A company as the registry shows it, with what needs doing',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      ...recordHead,
      CompanyType: z.string(),
      TypeText: z.string(),
      CompanyStatus: z.string(),
      StatusDetail: z.string().nullable(),
      StatusText: z.string(),
      JurisdictionText: z.string().nullable(),
      IncorporatedOn: civilDate.nullable(),
      DissolvedOn: civilDate.nullable(),
      RegisteredOffice: publicAddress.nullable(),
      RegisteredOfficeInDispute: z.boolean(),
      RegisteredOfficeUndeliverable: z.boolean(),
      SicCodes: z.array(z.object({ Code: z.string(), Description: z.string().nullable() })),
      PreviousNames: z.array(
        z.object({ Name: z.string(), From: civilDate.nullable(), Until: civilDate.nullable() }),
      ),
      Accounts: accounts.nullable(),
      ConfirmationStatement: confirmationStatement.nullable(),
      InsolvencyCases: z.array(insolvencyCase),
      /** How far Statbook can serve the company, with the reason where it cannot in full. */
      Service: z.object({
        Level: z.enum(['full', 'read-only', 'refused']),
        Message: z.string().nullable(),
      }),
      HasAuthenticationCode: z.boolean(),
      /** Null where that part of the register was not read. */
      Counts: z.object({
        Officers: z.int().nullable(),
        Pscs: z.int().nullable(),
        Charges: z.int().nullable(),
        Filings: z.int().nullable(),
      }),
      /** Who controls the company, by the register of people with significant control. */
      Ownership: z.array(z.object({ Name: z.string(), Natures: z.array(z.string()) })),
      LatestFilings: z.array(
        z.object({
          Type: z.string().nullable(),
          Date: civilDate.nullable(),
          Description: z.string(),
          DocumentLink: z.string().nullable(),
        }),
      ),
      Needs: z.array(need),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
