import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The people with significant control of a company as Companies House gave them last, as a document. */
export const printPscs = defineCall({
  ...sendingFile('pscs', aboutCompany('generateCompanyReport')),
  path: '/api/CompanyInformation/PrintPscs',
  summary: 'People with significant control, statements and exemptions as PDF',
  query: z.object({ companyId: id }),
  activity: 'register.printed',
});
