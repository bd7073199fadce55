import { z } from 'zod';
import { changing, defineCall } from '../../call.ts';
import {
  authenticationCode,
  callerText,
  connectionType,
  entityList,
  id,
  typedCompanyNumber,
} from '../../wire/shapes.ts';
import { beginsNew } from '../archive/begins-new.ts';
import { companyService } from '../company-service.ts';

/** Takes a company of the register into the account's list; with its code, capital and shareholders as well. */
export const importCompany = defineCall({
  ...changing('companies', { flag: 'importCompany' }),
  path: '/api/CompanyInformation/ImportCompany',
  summary: 'Import a company from the register',
  body: z.object({
    companyNumber: typedCompanyNumber,
    authCode: authenticationCode.optional(),
    beginsNew,
    connectionType,
    userId: callerText,
    centralUserId: callerText,
    createdBy: callerText,
  }),
  reply: entityList(
    z.object({
      companyId: id,
      companyNumber: z.string(),
      companyName: z.string(),
      companyStatus: z.string(),
      service: companyService,
      /** Whether the authentication code opened capital and shareholders. */
      hasCompanyData: z.boolean(),
    }),
  ),
  wire: { input: { names: { companyNumber: 'companyRegNo' } } },
  caller: { userId: 'user', centralUserId: 'central-user', createdBy: 'user' },
  secrets: ['authCode'],
  activity: 'company.imported',
  transaction: 'process',
});
