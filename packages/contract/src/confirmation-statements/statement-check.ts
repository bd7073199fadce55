import { z } from 'zod';
import { statementStep } from './statement-answers.ts';

/** What stands between a draft and its submission. `Field` is the name of the field in the draft. */
export const statementCheck = z.object({
  IsReady: z.boolean(),
  /** The steps of this statement, in order: those that do not concern the company are left out. */
  Steps: z.array(z.object({ Step: statementStep, IsComplete: z.boolean() })),
  Errors: z.array(
    z.object({ Step: statementStep, Field: z.string(), Code: z.string(), Message: z.string() }),
  ),
  /** What has to be filed or settled first; `Forms`, one of which does it. */
  Blockers: z.array(
    z.object({
      Step: statementStep.nullable(),
      Code: z.string(),
      Message: z.string(),
      Forms: z.array(z.string()),
    }),
  ),
  Warnings: z.array(z.object({ Code: z.string(), Message: z.string() })),
});
