import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, changing, defineCall, reading } from '../../call.ts';
import { entityList, id, instant } from '../../wire/shapes.ts';

const signedIn = z.object({
  companyId: id,
  /** Until then what was granted is used for filings of this company. */
  expiresAt: instant,
});

/** Begins the sign-in at the registry for filings of one company: the browser goes to the address. */
export const beginRegistrySignIn = defineCall({
  ...changing('companies', aboutCompanyInBody('submitCompany')),
  path: '/api/ChangeCompanyInformation/BeginRegistrySignIn',
  summary: 'Begin the sign-in at Companies House for a company',
  body: z.strictObject({ companyId: id }),
  reply: entityList(z.object({ authoriseUrl: z.string() })),
  activity: 'registry-sign-in.begun',
});

/** Completes it with what came back in the address; the tokens stay on the server. */
export const completeRegistrySignIn = defineCall({
  ...changing('companies', { flag: 'submitCompany' }),
  path: '/api/ChangeCompanyInformation/CompleteRegistrySignIn',
  summary: 'Complete the sign-in at Companies House',
  body: z.strictObject({ code: z.string().min(1).max(4000), state: z.string().min(1).max(2000) }),
  reply: entityList(signedIn),
  secrets: ['code', 'state'],
  activity: 'registry-sign-in.completed',
  transaction: 'process',
});

/** Whether somebody is signed in at the registry for a company. */
export const getRegistrySignIn = defineCall({
  ...reading('companies', aboutCompany('viewCompany')),
  path: '/api/ChangeCompanyInformation/GetRegistrySignIn',
  summary: 'Who is signed in at Companies House for a company',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      /** This installation is registered with the sign-in. */
      isOffered: z.boolean(),
      signedInBy: z.string().nullable(),
      expiresAt: instant.nullable(),
    }),
  ),
});
