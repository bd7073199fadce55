import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../../call.ts';
import { done, id } from '../../wire/shapes.ts';

/** A list that is no register of one company; the list of companies where nothing is said. */
const list = z.enum(['companies', 'import', 'verification']).default('companies');

const exported = {
  /** Lines of the file, its head not counted. */
  rows: z.int().min(0).max(1_000_000),
  /** The heads of its columns. */
  columns: z.array(z.string().max(80)).max(40),
};

/**
 * Asks leave to save what a list shows as a file: of companies, of what became of an import, or of identity statements. It is
 * recorded; the page writes the file itself, from what it was given to show.
 */
export const recordListExport = defineCall({
  ...changing('companies', { flag: 'exportCompany' }),
  path: '/api/CompanyInformation/RecordListExport',
  summary: 'Record that a list of companies is exported',
  body: z.object({ list, ...exported }),
  reply: done,
  activity: 'companies.exported',
});

/** The same for a register of one company. */
export const recordRegisterExport = defineCall({
  ...changing('companies', aboutCompanyInBody('exportCompany')),
  path: '/api/CompanyInformation/RecordRegisterExport',
  summary: 'Record that a register of a company is exported',
  body: z.object({
    companyId: id,
    register: z.enum(['officers', 'pscs', 'charges', 'filing-history', 'shareholders']),
    ...exported,
  }),
  reply: done,
  activity: 'register.exported',
});
