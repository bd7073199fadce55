import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { useMay } from '#app/session-port.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { showToast } from '#kit/toast/show-toast.ts';

const formats = [
  { id: 'ics', label: 'For a calendar, iCalendar' },
  { id: 'csv', label: 'For a spreadsheet, CSV' },
] as const;

/** The dates as a file, for those who may take data out. */
export function DiaryDownloads({ companyId }: { companyId: string }) {
  const mayExport = useMay('exportDiaryDates');
  const [busy, setBusy] = useState(false);
  if (!mayExport) return null;
  const save = async (format: (typeof formats)[number]['id']) => {
    if (busy) return;
    setBusy(true);
    try {
      const name = await saveFile(callRaw('exportDiaryDates', { query: { companyId, format } }));
      showToast(`Saved: ${name}`);
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : 'Nothing was saved.', tone: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label="Download"
      icon={IconDownload}
      items={formats.map(({ id, label }) => ({ id, label, onSelect: () => void save(id) }))}
    />
  );
}
