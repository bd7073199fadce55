import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { civilDate, entityList, id, instant, pence } from '../wire/shapes.ts';
import { shareEntry, tieOutDifference } from '../shares/reconciliation/reconciliation-shapes.ts';
import { submissionState } from '../submissions/submission-shapes.ts';
import { statementOutstanding } from './statement-check.ts';
import { nameMismatchReason, shareholding, statementOfCapital, trading } from './statement-answers.ts';

const period = z.object({ startsOn: civilDate, endsOn: civilDate });

const company = z.object({
  companyId: id,
  companyNumber: z.string(),
  companyName: z.string(),
  typeInWords: z.string(),
  statusInWords: z.string(),
  hasShareCapital: z.boolean(),
  /** Whether its shares may be on a market at all: of others nobody is asked. */
  mayBeTraded: z.boolean(),
  incorporatedOn: civilDate,
  /** Address lines. */
  registeredOffice: z.array(z.string()),
  /** Where the records of `RecordsKept` may be seen; none where all are at the registered office, null when not known. */
  recordsAddress: z.array(z.string()).nullable(),
  recordsKept: z.array(z.string()),
});

const officer = z.object({
  name: z.string(),
  role: z.string(),
  appointedOn: civilDate.nullable(),
  isVerified: z.boolean(),
});

/** Somebody who may sign, by the register. */
const signer = z.object({ name: z.string(), capacity: z.enum(['director', 'secretary']) });

const psc = z.object({ name: z.string(), kind: z.string(), naturesOfControl: z.array(z.string()) });

const dueDirector = z.object({
  directorId: z.string(),
  name: z.string(),
  /** "May 1980", as far as it is public. */
  bornIn: z.string().nullable(),
  statementDueOn: civilDate.nullable(),
  /** Whether the full date of birth is held already. */
  hasDateOfBirth: z.boolean(),
  /** Since when a personal code is held for them; null where none is. */
  codeHeldSince: civilDate.nullable(),
  /** Why the name under which they were verified differs, where that is kept with the code. */
  nameReason: nameMismatchReason.nullable(),
});

/** What the register says now, for the answers and for "now and after"; null where it is not known. */
export const getConfirmationStatementFacts = defineCall({
  ...reading('confirmation-statements', aboutCompany('viewCompany')),
  path: '/api/ConfirmationStateMent/GetConfirmationStatementFacts',
  summary: 'What the register holds about everything that a confirmation statement confirms',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      company,
      reviewPeriod: period,
      lastMadeUpTo: civilDate.nullable(),
      dueOn: civilDate,
      /** The registrar's fee of a statement filed today; none is taken in a period that is paid for. */
      feePence: pence,
      today: civilDate,
      earliestMadeUpTo: civilDate,
      latestMadeUpTo: civilDate,
      sicCodes: z.array(z.object({ code: z.string(), description: z.string().nullable() })),
      trading: trading.nullable(),
      statementOfCapital: statementOfCapital.nullable(),
      shareholdings: z.array(shareholding).nullable(),
      /** What the company's own share register says on the day of the statement; null while it holds no shares. */
      shareRegister: z
        .object({
          on: civilDate,
          statementOfCapital,
          shareholdings: z.array(shareholding),
          /** Null where the registry's side is not known. */
          capitalDifferences: z.array(tieOutDifference).nullable(),
          memberDifferences: z.array(tieOutDifference).nullable(),
          /** What took effect since the last statement. */
          entries: z.array(shareEntry),
        })
        .nullable(),
      hasRegisteredEmail: z.boolean(),
      officers: z.array(officer),
      /** Directors and secretaries in office who are people; anybody else signs as an authorised person. */
      signers: z.array(signer),
      pscs: z.array(psc),
      pscStatements: z.array(z.string()),
      /** Directors whose identity statement has to go with this statement. */
      identityDue: z.array(dueDirector),
      /** As at the date of the draft, or the one that a statement begun now would have. */
      outstanding: statementOutstanding,
      hasAuthenticationCode: z.boolean(),
      /** When the registry was read. */
      readAt: instant.nullable(),
      /** The statement that is under way. */
      openFiling: z.object({ filingId: id, state: submissionState, stateText: z.string() }).nullable(),
    }),
  ),
});
