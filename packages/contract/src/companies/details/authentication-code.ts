import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../../call.ts';
import { authenticationCode, done, entityList, id } from '../../wire/shapes.ts';

/** Keeps a company's authentication code, once the registry has accepted it. */
export const saveAuthenticationCode = defineCall({
  ...changing('companies', aboutCompanyInBody('editCompany')),
  path: '/api/CompanyInformation/SaveAuthenticationCode',
  summary: 'Check a company’s authentication code with Companies House and keep it',
  body: z.object({ companyId: id, authCode: authenticationCode }),
  reply: done,
  secrets: ['authCode'],
  activity: 'authentication-code.saved',
  transaction: 'process',
});

/** Shows a company's authentication code; each showing is logged. */
export const showAuthenticationCode = defineCall({
  ...changing('companies', aboutCompanyInBody('editCompany')),
  path: '/api/CompanyInformation/ShowAuthenticationCode',
  summary: 'Show a company’s authentication code',
  body: z.object({ companyId: id }),
  reply: entityList(z.object({ companyId: id, authCode: z.string() })),
  activity: 'authentication-code.shown',
});
