import { z } from 'zod';
import { aboutCompany, defineCall, sendingFile } from '../../call.ts';
import { asAt, ofCompany } from '../share-shapes.ts';

/** A register at the end of a day, as known now or earlier, for spreadsheets. */
export const exportShareRegister = defineCall({
  ...sendingFile('shares', aboutCompany('exportCompany')),
  path: '/api/Shares/ExportShareRegister',
  summary: 'A register of the shares as CSV or Excel file',
  query: z.object({
    ...ofCompany,
    ...asAt,
    register: z.enum(['members', 'capital', 'allotments', 'transfers', 'captable']),
    format: z.enum(['csv', 'xlsx']),
  }),
  activity: 'shares.exported',
});

/** The whole register with its history in the Open Cap Format, a zip of JSON files, for other systems. */
export const exportOpenCapFormat = defineCall({
  ...sendingFile('shares', aboutCompany('exportCompany')),
  path: '/api/Shares/ExportOpenCapFormat',
  summary: 'The share register in the Open Cap Format',
  query: z.object({ ...ofCompany, ...asAt }),
  activity: 'shares.exported',
});

/** A register at the end of a day, as known now or earlier, as a document. */
export const printShareRegister = defineCall({
  ...sendingFile('shares', aboutCompany('generateCompanyReport')),
  path: '/api/Shares/PrintShareRegister',
  summary: 'A register of the shares as PDF',
  query: z.object({
    ...ofCompany,
    ...asAt,
    register: z.enum(['members', 'capital', 'history', 'captable']),
  }),
  activity: 'shares.printed',
});
