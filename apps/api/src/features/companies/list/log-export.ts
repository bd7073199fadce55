import { recordListExport, recordRegisterExport } from '@statbook/contract/calls';
import { nameWithNumber } from '@statbook/domain/companies';
import { handle } from '../../../pipeline/handler.ts';

/** Leaves a trace of a file that a page writes from its list. */
export const recordListExportHandler = handle(recordListExport, async ({ body, record }) => {
  record({ details: { ...body } });
  return { done: true as const };
});

export const recordRegisterExportHandler = handle(recordRegisterExport, async ({ body, company, record }) => {
  const { register, rows, columns } = body;
  record({
    subject: nameWithNumber(company),
    details: { register, rows, columns },
  });
  return { done: true as const };
});
