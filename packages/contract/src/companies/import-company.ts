import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  authenticationCode,
  callerText,
  connectionType,
  entityList,
  id,
  typedCompanyNumber,
} from '../wire.ts';
import { companyService } from './company-service.ts';

/** Takes a company of the register into the account's list; with its code, capital and shareholders as well. */
export const importCompany = defineCall({
  feature: 'companies',
  method: 'POST',
  path: '/api/CompanyInformation/ImportCompany',
  summary: 'Import a company from the register',
  body: z.object({
    companyRegNo: typedCompanyNumber,
    AuthCode: authenticationCode.optional(),
    ConnectionType: connectionType,
    UserId: callerText,
    CentralUserId: callerText,
    CreatedBy: callerText,
  }),
  reply: entityList(
    z.object({
      CompanyId: id,
      CompanyNumber: z.string(),
      CompanyName: z.string(),
      CompanyStatus: z.string(),
      Service: companyService,
      /** Whether the authentication code opened capital and shareholders. */
      HasCompanyData: z.boolean(),
    }),
  ),
  access: { flag: 'ImportaCompany' },
  caller: { UserId: 'user', CentralUserId: 'central-user', CreatedBy: 'user' },
  secrets: ['AuthCode'],
  activity: 'company.imported',
  transaction: 'process',
});
