import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { entityList, typedCompanyNumber } from '../../wire/shapes.ts';

/**
 * A token of the registry's own sign-in, as it was given; where it is left out the stored grant of the company serves. Its signs
 * are those that a token may have (RFC 6749, appendix A.12), so that it can be sent at all.
 */
export const registryToken = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .regex(/^[\x20-\x7e]*$/u, 'Enter the token as Companies House gave it: it holds no such characters');

/** Asks the registry whether a token serves, and for which companies. Nothing is stored. */
export const verifyToken = defineCall({
  ...reading('companies', { flag: 'submitCompany' }),
  alsoPost: true,
  path: '/api/ChangeCompanyInformation/VerifyToken',
  summary: 'Whether a token of Companies House’s sign-in serves',
  query: z.object({
    accessToken: registryToken.optional(),
    companyNumber: typedCompanyNumber.optional(),
  }),
  reply: entityList(
    z.object({
      isValid: z.boolean(),
      secondsLeft: z.int(),
      /** The companies for which it may file. */
      companyNumbers: z.array(z.string()),
    }),
  ),
  wire: { input: { names: { accessToken: 'accessToken', companyNumber: 'companyNumber' } } },
  secrets: ['accessToken'],
  transaction: 'process',
});
