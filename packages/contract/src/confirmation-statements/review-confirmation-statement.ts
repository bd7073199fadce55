import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id, pence } from '../wire.ts';
import { statementStep } from './statement-answers.ts';
import { statementCheck } from './statement-check.ts';

const content = z.object({
  /** SHA-256 of what will be sent: filing names it, so that nothing else than what was read is filed. */
  ContentSha256: z.string(),
  /** The gateway's form. */
  Form: z.enum(['ConfirmationStatement', 'ConfirmationAndVerificationStatement']),
  /** All that will be sent, in words. */
  Rows: z.array(z.object({ Section: z.string(), Label: z.string(), Value: z.string() })),
  /** Texts that the gateway's character set changes on the way. */
  Adjustments: z.array(z.object({ Field: z.string(), Given: z.string(), Sent: z.string() })),
  /** The statements that are made, word for word. */
  Statements: z.object({ InformationDelivered: z.string(), LawfulPurpose: z.string() }),
  Signer: z.string(),
  NextMadeUpTo: civilDate,
  NextDueOn: civilDate,
});

const fees = z.object({
  FeePence: pence,
  ProcessingFeePence: pence,
  TaxPence: pence,
  TotalPence: pence,
  /** `period-already-paid`: the registry charges nothing. `charged-unless-paid`: it was not asked yet. */
  Why: z.enum(['charged', 'period-already-paid', 'charged-unless-paid', 'filing-already-paid']),
});

/** The page before filing: what will be sent, what changes, what it costs; `Content` is null until it is ready. */
export const reviewConfirmationStatement = defineCall({
  feature: 'confirmation-statements',
  method: 'GET',
  path: '/api/ConfirmationStateMent/ReviewConfirmationStatement',
  summary: 'What a confirmation statement will send, change and cost',
  query: z.object({ CompanyId: id }),
  reply: entityList(
    statementCheck.extend({
      FilingId: id,
      DraftVersion: z.int(),
      Content: content.nullable(),
      Changes: z.array(
        z.object({
          Step: statementStep,
          Label: z.string(),
          Now: z.array(z.string()),
          After: z.array(z.string()),
          IsChanged: z.boolean(),
        }),
      ),
      Fees: fees,
    }),
  ),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});
