import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useMay } from '#app/session-port.ts';
import { ExportMenu } from '#kit/table-export/export-menu.tsx';

const formats = [
  { id: 'ics', label: 'For a calendar, iCalendar' },
  { id: 'csv', label: 'For a spreadsheet, CSV' },
] as const;

/** The dates as a file, for those who may take data out. */
export function DiaryDownloads({ companyId }: { companyId: string }) {
  const mayExport = useMay('exportDiaryDates');
  const { save } = useSaveFile();
  if (!mayExport) return null;
  return (
    <ExportMenu
      label="Download"
      icon={IconDownload}
      formats={formats}
      onSave={(format) => save(() => callRaw('exportDiaryDates', { query: { companyId, format } }))}
    />
  );
}
