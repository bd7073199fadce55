import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import {
  authenticationCode,
  callerText,
  connectionType,
  entityList,
  typedCompanyNumber,
} from '../../wire/shapes.ts';
import { gatewayCompany } from './gateway-company.ts';

const query = z.object({
  companyNumber: typedCompanyNumber,
  /** Left out where the code is stored with the company. */
  authCode: authenticationCode.optional(),
  userId: callerText,
  connectionType,
  typeData: z.string().max(50).optional(),
});

/** What the XML gateway gives for a company's authentication code, as a look before the import; nothing is stored. */
export const companyInformationByXml = defineCall({
  ...reading('companies', { flag: 'importCompany' }),
  alsoPost: true,
  path: '/api/CompanyInformation/CompanyInformationByXml',
  summary: 'Company data by authentication code',
  query,
  reply: entityList(gatewayCompany),
  wire: { input: { names: { companyNumber: 'companyRegNo' } } },
  caller: { userId: 'user' },
  secrets: ['authCode'],
  transaction: 'process',
});

const presenterText = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{1,11}$/, 'Enter up to eleven letters and digits');

/** The same, asked by the presenter given in place of the account's own. */
export const companyInformationByXmlDirectly = defineCall({
  ...reading('companies', { flag: 'importCompany' }),
  alsoPost: true,
  path: '/api/CompanyInformation/CompanyInformationByXmlDirectly',
  summary: 'Company data by authentication code, asked by another presenter',
  query: query.extend({
    presenterId: presenterText.optional(),
    presenterAuthenticationCode: presenterText.optional(),
  }),
  reply: entityList(gatewayCompany),
  wire: { input: { names: { companyNumber: 'companyRegNo' } } },
  caller: { userId: 'user' },
  secrets: ['authCode', 'presenterId', 'presenterAuthenticationCode'],
  transaction: 'process',
});
