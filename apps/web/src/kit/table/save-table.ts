import { showToast } from '../popup/toast-store.ts';
import { whenOnline } from '../when-online.ts';
import { keepFile, type ShownTable, type TableExport } from './shown-table.ts';
import { csvFile } from './write-csv.ts';

export type FileFormat = 'csv' | 'xlsx';

/** Saves what is on show as a file, once that is allowed, and says so. */
export async function saveTable<Row>(
  format: FileFormat,
  { fileName, rows, allow }: TableExport<Row>,
  view: Pick<ShownTable<Row>, 'columns' | 'sort'>,
): Promise<void> {
  try {
    const content = await contentOf(format, fileName, { ...view, rows });
    await allow({ rows: rows.length, columns: view.columns.map(({ head }) => head) });
    keepFile(`${fileName}.${format}`, content);
    const name = format === 'csv' ? 'CSV' : 'Excel';
    showToast(rows.length === 1 ? `1 row saved as ${name}` : `${rows.length} rows saved as ${name}`);
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : 'Nothing was saved.', tone: 'failed' });
  }
}

async function contentOf<Row>(format: FileFormat, title: string, table: ShownTable<Row>): Promise<Blob> {
  if (format === 'csv') return csvFile(table);
  const { writeExcel } = await whenOnline(() => import('./write-excel.ts'));
  return writeExcel(title, table);
}
