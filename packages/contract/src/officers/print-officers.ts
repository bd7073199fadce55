import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** The officers of a company as Companies House gave them last, as a document. */
export const printOfficers = defineCall({
  ...sendingFile('officers', aboutCompany('generateCompanyReport')),
  path: '/api/CompanyInformation/PrintOfficers',
  summary: 'Officers of a company as PDF',
  query: z.object({ companyId: id }),
  activity: 'register.printed',
});
