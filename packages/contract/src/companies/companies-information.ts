import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, connectionType, entityList, id, instant, typedCompanyNumber } from '../wire.ts';
import { companyService } from './company-service.ts';

const line = z.string().nullable();

/** What the public register says of a company now; nothing is stored. The address keeps the registry's names. */
export const companiesInformation = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/CompaniesInformation',
  summary: 'Look a company up on the public register',
  query: z.object({ companyNumber: typedCompanyNumber, ConnectionType: connectionType }),
  reply: entityList(
    z.object({
      CompanyNumber: z.string(),
      CompanyName: z.string(),
      CompanyType: z.string().nullable(),
      CompanyStatus: z.string().nullable(),
      StatusDetail: z.string().nullable(),
      IncorporatedOn: civilDate.nullable(),
      DissolvedOn: civilDate.nullable(),
      SicCodes: z.array(z.string()),
      NextStatementDue: civilDate.nullable(),
      NextAccountsDue: civilDate.nullable(),
      registered_office_address: z
        .object({
          care_of: line,
          po_box: line,
          premises: line,
          address_line_1: line,
          address_line_2: line,
          locality: line,
          region: line,
          postal_code: line,
          country: line,
        })
        .nullable(),
      Service: companyService,
      /** Its record here, where it is in the list and within reach. */
      CompanyId: id.nullable(),
      ReadAt: instant,
    }),
  ),
  access: { flag: ['ImportaCompany', 'ViewCompany', 'SubmitCompany'] },
  activity: null,
  transaction: 'process',
});
