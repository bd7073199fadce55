import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The charges over a company’s property as Companies House gave them last, as a document. */
export const printCharges = defineCall({
  ...sendingFile('charges', aboutCompany('generateCompanyReport')),
  path: '/api/CompanyInformation/PrintCharges',
  summary: 'Charges and mortgages of a company as PDF',
  query: z.object({ companyId: id }),
  activity: 'register.printed',
});
