import { z } from 'zod';
import { obligationFields } from '../companies/obligation-shapes.ts';
import { statementStep } from './statement-answers.ts';

/** What our own record knows to be undelivered: without a reason the statement is refused. */
export const statementOutstanding = z.array(z.object({ key: z.string(), ...obligationFields }));

/** What stands between a draft and its submission. `Field` is the name of the field in the draft. */
export const statementCheck = z.object({
  isReady: z.boolean(),
  /** The steps of this statement, in order: those that do not concern the company are left out. */
  steps: z.array(z.object({ step: statementStep, isComplete: z.boolean() })),
  errors: z.array(
    z.object({ step: statementStep, field: z.string(), code: z.string(), message: z.string() }),
  ),
  /** What has to be filed or settled first; `Forms`, one of which does it. */
  blockers: z.array(
    z.object({
      step: statementStep.nullable(),
      code: z.string(),
      message: z.string(),
      forms: z.array(z.string()),
    }),
  ),
  outstanding: statementOutstanding,
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
