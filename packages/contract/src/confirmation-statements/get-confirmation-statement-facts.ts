import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id, instant } from '../wire.ts';
import { shareEntry, tieOutDifference } from '../shares/tie-out-shapes.ts';
import { shareholding, statementOfCapital, trading } from './statement-answers.ts';

const period = z.object({ StartsOn: civilDate, EndsOn: civilDate });

const company = z.object({
  CompanyId: id,
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  TypeInWords: z.string(),
  StatusInWords: z.string(),
  HasShareCapital: z.boolean(),
  IncorporatedOn: civilDate,
  /** Address lines. */
  RegisteredOffice: z.array(z.string()),
  /** Where the records of `RecordsKept` may be seen; none where all are at the registered office, null when not known. */
  RecordsAddress: z.array(z.string()).nullable(),
  RecordsKept: z.array(z.string()),
});

const officer = z.object({
  Name: z.string(),
  Role: z.string(),
  AppointedOn: civilDate.nullable(),
  IsVerified: z.boolean(),
});

const psc = z.object({ Name: z.string(), Kind: z.string(), NaturesOfControl: z.array(z.string()) });

const dueDirector = z.object({
  DirectorId: z.string(),
  Name: z.string(),
  /** "May 1980", as far as it is public. */
  BornIn: z.string().nullable(),
  StatementDueOn: civilDate.nullable(),
  /** Whether the full date of birth is held already. */
  HasDateOfBirth: z.boolean(),
});

/** What the register says now, for the answers and for "now and after"; null where it is not known. */
export const getConfirmationStatementFacts = defineCall({
  feature: 'confirmation-statements',
  method: 'GET',
  path: '/api/ConfirmationStateMent/GetConfirmationStatementFacts',
  summary: 'What the register holds about everything that a confirmation statement confirms',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    z.object({
      Company: company,
      ReviewPeriod: period,
      LastMadeUpTo: civilDate.nullable(),
      DueOn: civilDate,
      Today: civilDate,
      EarliestMadeUpTo: civilDate,
      LatestMadeUpTo: civilDate,
      SicCodes: z.array(z.object({ Code: z.string(), Description: z.string().nullable() })),
      Trading: trading.nullable(),
      StatementOfCapital: statementOfCapital.nullable(),
      Shareholdings: z.array(shareholding).nullable(),
      /** What the company's own share register says on the day of the statement; null while it holds no shares. */
      ShareRegister: z
        .object({
          On: civilDate,
          StatementOfCapital: statementOfCapital,
          Shareholdings: z.array(shareholding),
          /** Null where the registry's side is not known. */
          CapitalDifferences: z.array(tieOutDifference).nullable(),
          MemberDifferences: z.array(tieOutDifference).nullable(),
          /** What took effect since the last statement. */
          Entries: z.array(shareEntry),
        })
        .nullable(),
      HasRegisteredEmail: z.boolean(),
      Officers: z.array(officer),
      Pscs: z.array(psc),
      PscStatements: z.array(z.string()),
      /** Directors whose identity statement has to go with this statement. */
      IdentityDue: z.array(dueDirector),
      HasAuthenticationCode: z.boolean(),
      /** When the registry was read. */
      ReadAt: instant.nullable(),
      /** The statement that is under way. */
      OpenFiling: z.object({ FilingId: id, State: z.string() }).nullable(),
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
