import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { asAt, byCompany, ofCompany } from '../share-shapes.ts';

const file = {
  feature: 'shares',
  method: 'GET',
  reply: z.unknown(),
  transaction: 'process',
  raw: true,
} as const;

/** A register at the end of a day, as known now or earlier, for spreadsheets. */
export const exportShareRegister = defineCall({
  ...file,
  path: '/api/Shares/ExportShareRegister',
  summary: 'A register of the shares as CSV or Excel file',
  query: z.object({
    ...ofCompany,
    ...asAt,
    register: z.enum(['members', 'capital', 'allotments', 'transfers', 'captable']),
    format: z.enum(['csv', 'xlsx']),
  }),
  access: { flag: 'exportCompany', company: byCompany },
  activity: 'shares.exported',
});

/** The whole register with its history in the Open Cap Format, a zip of JSON files, for other systems. */
export const exportOpenCapFormat = defineCall({
  ...file,
  path: '/api/Shares/ExportOpenCapFormat',
  summary: 'The share register in the Open Cap Format',
  query: z.object({ ...ofCompany, ...asAt }),
  access: { flag: 'exportCompany', company: byCompany },
  activity: 'shares.exported',
});

/** A register at the end of a day, as known now or earlier, as a document. */
export const printShareRegister = defineCall({
  ...file,
  path: '/api/Shares/PrintShareRegister',
  summary: 'A register of the shares as PDF',
  query: z.object({
    ...ofCompany,
    ...asAt,
    register: z.enum(['members', 'capital', 'history', 'captable']),
  }),
  access: { flag: 'generateCompanyReport', company: byCompany },
  activity: 'shares.printed',
});
