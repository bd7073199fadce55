import { type Sheet, writeCsv } from '@statbook/sheets';
import { showToast } from '../toast/show-toast.ts';
import { whenOnline } from '../when-online.ts';
import { downloadFile, type ShownTable, type TableExport } from './shown-table.ts';
import { toSheet } from './to-sheet.ts';

type FileFormat = 'csv' | 'xlsx';

/** Saves what is on show as a file, once that is allowed, and says so. */
export async function saveTable<Row>(
  format: FileFormat,
  { fileName, title = fileName, rows, authorise }: TableExport<Row>,
  view: Pick<ShownTable<Row>, 'columns' | 'sort'>,
): Promise<void> {
  try {
    const content = await contentOf(format, title, { ...view, rows });
    await authorise({ rows: rows.length, columns: view.columns.map(({ head }) => head) });
    downloadFile(`${fileName}.${format}`, content);
    const name = format === 'csv' ? 'CSV' : 'Excel';
    showToast(rows.length === 1 ? `1 row saved as ${name}` : `${rows.length} rows saved as ${name}`);
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : 'Nothing was saved.', tone: 'failed' });
  }
}

async function contentOf<Row>(format: FileFormat, title: string, table: ShownTable<Row>): Promise<Blob> {
  const sheet = toSheet(title, table);
  if (format === 'csv') return csvFile(sheet);
  const { writeExcel } = await whenOnline(() => import('@statbook/sheets/write-excel'));
  return writeExcel(sheet);
}

/** A sheet as a CSV file. */
export function csvFile(sheet: Sheet): Blob {
  return new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' });
}
