import { APPROVAL_STATES } from '@statbook/domain/approvals';
import { z } from 'zod';
import { changingInSteps, defineCall } from '../call.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';

/** So many are made in one act. */
const MOST_STATEMENTS = 100;

const contentSha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * Begins the identity statements of people in control, with the codes that are kept, and gives each as it would be sent. What is
 * begun already is taken up; what cannot be filed stays as it is and says why.
 */
export const prepareVerificationStatements = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/PrepareVerificationStatements',
  summary: 'Begin several identity statements',
  body: z.strictObject({
    roles: z
      .array(z.strictObject({ companyId: id, registerKey: z.string().min(1).max(1000) }))
      .min(1, 'Choose at least one statement')
      .max(MOST_STATEMENTS, `Choose at most ${MOST_STATEMENTS} statements at once`),
    /** That the identity of each of them is verified in accordance with the Companies Act 2006. */
    statesVerified: z.literal(true, 'Confirm that the identities are verified'),
  }),
  reply: entityList(
    z.object({
      companyId: id,
      registerKey: z.string(),
      /** Why it cannot be filed now; null where it can. */
      why: z.string().nullable(),
      /** The draft, or the filing that stands in the way. */
      filingId: id.nullable(),
      /** As it would be sent; null where it cannot be. */
      ready: z
        .object({
          draftVersion: z.int(),
          contentSha256,
          lines: z.array(z.object({ label: z.string(), value: z.string() })),
          warnings: z.array(z.string()),
          dueOn: civilDate.nullable(),
          approval: z.object({ state: z.enum(APPROVAL_STATES), awaited: z.array(z.string()) }),
        })
        .nullable(),
    }),
  ),
});
