import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { authenticationCode, done, entityList, id } from '../../wire/shapes.ts';

const company = { in: 'body', field: 'companyId', by: 'id' } as const;

/** Keeps a company's authentication code, once the registry has accepted it. */
export const saveAuthenticationCode = defineCall({
  feature: 'companies',
  method: 'POST',
  path: '/api/CompanyInformation/SaveAuthenticationCode',
  summary: 'Check a company’s authentication code with the registry and keep it',
  body: z.object({ companyId: id, authCode: authenticationCode }),
  reply: done,
  access: { flag: 'editCompany', company },
  secrets: ['authCode'],
  activity: 'authentication-code.saved',
  transaction: 'process',
});

/** Shows a company's authentication code; each showing is logged. */
export const showAuthenticationCode = defineCall({
  feature: 'companies',
  method: 'POST',
  path: '/api/CompanyInformation/ShowAuthenticationCode',
  summary: 'Show a company’s authentication code',
  body: z.object({ companyId: id }),
  reply: entityList(z.object({ companyId: id, authCode: z.string() })),
  access: { flag: 'editCompany', company },
  activity: 'authentication-code.shown',
  transaction: 'one',
});
