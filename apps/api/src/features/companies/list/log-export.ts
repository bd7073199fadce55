import { recordListExport, recordRegisterExport } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';

/** Leaves a trace of a file that a page writes from its list. */
export const recordListExportHandler = handle(recordListExport, async ({ body, record }) => {
  record({ details: { ...body } });
  return { done: true as const };
});

export const recordRegisterExportHandler = handle(recordRegisterExport, async ({ body, company, record }) => {
  const { register, rows, columns } = body;
  record({
    subject: `${company.name} (${company.number})`,
    details: { register, rows, columns },
  });
  return { done: true as const };
});
