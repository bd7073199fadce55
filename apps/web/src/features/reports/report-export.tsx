import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { ExportMenu, sheetFormats } from '#kit/table-export/export-menu.tsx';
import type { ReportAddress } from './report-address.ts';
import { type ReportName, toFilters } from './report-query.ts';

interface ReportExportProps {
  readonly name: ReportName;
  readonly address: ReportAddress;
  /** The columns on show, joined by commas; without them the server chooses. */
  readonly columns?: string | undefined;
}

const formats = [{ id: 'pdf', label: 'PDF, to print' }, ...sheetFormats] as const;

/** Saves the whole report as it is narrowed, in its order, with the columns on show. */
export function ReportExport({ name, address, columns }: ReportExportProps) {
  const { save } = useSaveFile();
  return (
    <ExportMenu
      formats={formats}
      onSave={(format) => {
        const query = { ...toFilters(name, address), format, columns };
        save(() => callRaw('exportReport', { query }));
      }}
    />
  );
}
