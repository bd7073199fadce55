import { CONFIRMATION_STATEMENT_FORMS } from '@statbook/domain/filing/confirmation-statement';
import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { civilDate, entityList, id, pence } from '../wire/shapes.ts';
import { statementStep } from './statement-answers.ts';
import { statementCheck } from './statement-check.ts';

const content = z.object({
  /** SHA-256 of what will be sent: filing names it, so that nothing else than what was read is filed. */
  contentSha256: z.string(),
  /** The gateway's form. */
  form: z.enum(CONFIRMATION_STATEMENT_FORMS),
  /** All that will be sent, in words. */
  rows: z.array(z.object({ section: z.string(), label: z.string(), value: z.string() })),
  /** Texts that the gateway's character set changes on the way. */
  adjustments: z.array(z.object({ field: z.string(), given: z.string(), sent: z.string() })),
  /** The statements that are made, word for word. */
  statements: z.object({ informationDelivered: z.string(), lawfulPurpose: z.string() }),
  signer: z.string(),
  nextMadeUpTo: civilDate,
  nextDueOn: civilDate,
});

const fees = z.object({
  feePence: pence,
  processingFeePence: pence,
  taxPence: pence,
  totalPence: pence,
  /** `period-already-paid`: the registry charges nothing. `charged-unless-paid`: it was not asked yet. */
  why: z.enum(['charged', 'period-already-paid', 'charged-unless-paid', 'filing-already-paid']),
});

/** The page before filing: what will be sent, what changes, what it costs; `Content` is null until it is ready. */
export const reviewConfirmationStatement = defineCall({
  ...reading('confirmation-statements', aboutCompany('viewCompany')),
  path: '/api/ConfirmationStateMent/ReviewConfirmationStatement',
  summary: 'What a confirmation statement will send, change and cost',
  query: z.object({ companyId: id }),
  reply: entityList(
    statementCheck.extend({
      filingId: id,
      draftVersion: z.int(),
      content: content.nullable(),
      changes: z.array(
        z.object({
          step: statementStep,
          label: z.string(),
          now: z.array(z.string()),
          after: z.array(z.string()),
          isChanged: z.boolean(),
        }),
      ),
      fees,
    }),
  ),
  wire: { reply: { values: ['field'] } },
});
