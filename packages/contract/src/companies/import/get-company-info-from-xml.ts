import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { entityList, typedCompanyNumber } from '../../wire/shapes.ts';
import { gatewayCompany } from './gateway-company.ts';

/** What the registry gave last for a company's authentication code; an empty list when it was never asked. */
export const getCompanyInfoFromXml = defineCall({
  ...reading('companies', {
    flag: 'importCompany',
    company: { in: 'query', field: 'companyNumber', by: 'number' },
  }),
  path: '/api/CompanyDataByXml/GetcompanyinfoFromXML',
  summary: 'The stored company data of a company in the list',
  query: z.object({ companyNumber: typedCompanyNumber }),
  reply: entityList(gatewayCompany),
  wire: { input: { names: { companyNumber: 'companyNumber' } } },
});
