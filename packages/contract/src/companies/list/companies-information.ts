import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';
import { civilDate, connectionType, entityList, id, instant, typedCompanyNumber } from '../../wire/shapes.ts';
import { companyService } from '../company-service.ts';

const line = z.string().nullable();

/** The registry's own names of an address. */
const registryAddress = {
  registeredOfficeAddress: 'registered_office_address',
  careOf: 'care_of',
  poBox: 'po_box',
  premises: 'premises',
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  locality: 'locality',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
} as const;

/** What the public register says of a company now; nothing is stored. The address keeps the registry's names. */
export const companiesInformation = defineCall({
  ...readingInSteps('companies', { flag: ['importCompany', 'viewCompany', 'submitCompany'] }),
  path: '/api/CompanyInformation/CompaniesInformation',
  summary: 'Look a company up on the public register',
  query: z.object({ companyNumber: typedCompanyNumber, connectionType }),
  reply: entityList(
    z.object({
      companyNumber: z.string(),
      companyName: z.string(),
      companyType: z.string().nullable(),
      companyStatus: z.string().nullable(),
      statusDetail: z.string().nullable(),
      incorporatedOn: civilDate.nullable(),
      dissolvedOn: civilDate.nullable(),
      sicCodes: z.array(z.string()),
      nextStatementDue: civilDate.nullable(),
      nextAccountsDue: civilDate.nullable(),
      registeredOfficeAddress: z
        .object({
          careOf: line,
          poBox: line,
          premises: line,
          addressLine1: line,
          addressLine2: line,
          locality: line,
          region: line,
          postalCode: line,
          country: line,
        })
        .nullable(),
      service: companyService,
      /** Its record here, where it is in the list and within reach. */
      companyId: id.nullable(),
      readAt: instant,
    }),
  ),
  wire: {
    input: { names: { companyNumber: 'companyNumber' } },
    reply: { names: registryAddress },
  },
});
