import { z } from 'zod';
import { changing, defineCall, reading, readingInSteps } from '../../call.ts';
import { connectionType, entityList, instant } from '../../wire/shapes.ts';
import { importBatch, importLine } from './import-batch.ts';

/** Starts an import by list. Each line is a company number, and after a comma or a blank its authentication code where known. */
export const importCompanies = defineCall({
  ...changing('companies', { flag: 'importCompany' }),
  path: '/api/CompanyInformation/ImportCompanies',
  summary: 'Import the companies of a list in the background',
  body: z.object({
    lines: z
      .array(z.string().max(200, 'This line is too long for a number and a code'))
      .min(1, 'Enter at least one company number')
      .max(2000, 'Enter at most 2,000 lines at once'),
    connectionType,
  }),
  reply: entityList(importBatch),
  secrets: ['lines'],
  activity: 'import.started',
});

const batchQuery = { batchId: importBatch.shape.batchId };

/** An import by list with all its lines. An agent sees those that it started. */
export const getImportBatch = defineCall({
  ...readingInSteps('companies', { flag: 'importCompany' }),
  path: '/api/CompanyInformation/GetImportBatch',
  summary: 'Progress and lines of an import by list',
  query: z.object(batchQuery),
  reply: entityList(
    importBatch.extend({
      lines: z.array(importLine),
      /** When the registry's limit lets the import go on; null while nothing holds it up. */
      heldUntil: instant.nullable(),
    }),
  ),
});

/** The latest fifty imports by list, the newest first. */
export const getImportBatches = defineCall({
  ...reading('companies', { flag: 'importCompany' }),
  path: '/api/CompanyInformation/GetImportBatches',
  summary: 'Imports by list',
  reply: entityList(importBatch),
});

/** Goes on with an import by list: what failed is tried again. */
export const resumeImportBatch = defineCall({
  ...changing('companies', { flag: 'importCompany' }),
  path: '/api/CompanyInformation/ResumeImportBatch',
  summary: 'Try the failed lines of an import again',
  body: z.object(batchQuery),
  reply: entityList(importBatch),
  activity: 'import.resumed',
});
