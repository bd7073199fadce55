import { recordListExport, recordRegisterExport } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';

/** Leaves a trace of a file that a page writes from its list. */
export const recordListExportHandler = handle(recordListExport, async ({ body, record }) => {
  record({ details: { list: body.List, rows: body.Rows, columns: body.Columns } });
  return { Done: true as const };
});

export const recordRegisterExportHandler = handle(recordRegisterExport, async ({ body, company, record }) => {
  const { Register, Rows, Columns } = body;
  record({
    subject: `${company.name} (${company.number})`,
    details: { register: Register, rows: Rows, columns: Columns },
  });
  return { Done: true as const };
});
