import { IconDownload } from '@tabler/icons-react';
import { useMay } from '#app/session-port.ts';
import { callRaw } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';

type Register = NonNullable<CallInput<'exportShareRegister'>['query']>['register'];
type Printed = NonNullable<CallInput<'printShareRegister'>['query']>['register'];

interface DownloadMenuProps {
  readonly companyId: string;
  /** The time of the register that is on show: files are of the same. Left out where it ends today and leaves nothing out. */
  readonly address?: AsAtAddress | undefined;
  /** What a page has to save for spreadsheets, and on paper. */
  readonly registers: readonly Register[];
  readonly documents: readonly Printed[];
}

const labels: Readonly<Record<Register | Printed, string>> = {
  members: 'Register of members',
  capital: 'Statement of capital',
  captable: 'Cap table',
  allotments: 'Allotments',
  transfers: 'Transfers',
  // How shares came to be and passed on, as one document.
  history: 'Allotments and transfers',
};

/** Saves what a page shows as files: for spreadsheets, on paper, and for other systems that keep cap tables. */
export function DownloadMenu({ companyId, address = {}, registers, documents }: DownloadMenuProps) {
  const [mayPrint, mayExport] = [useMay('printShareRegister'), useMay('exportShareRegister')];
  const { save } = useSaveFile();
  const query = { companyId, ...toAsAtQuery(address) };
  const printed = documents.map((register) => ({
    id: `${register} pdf`,
    label: `${labels[register]}, PDF`,
    onSelect: () => save(() => callRaw('printShareRegister', { query: { ...query, register } })),
  }));
  const spreadsheets = registers.flatMap((register, place) =>
    (['xlsx', 'csv'] as const).map((format) => ({
      id: `${register} ${format}`,
      label: `${labels[register]}, ${format === 'csv' ? 'CSV' : 'Excel'}`,
      separated: format === 'xlsx' && (place > 0 || printed.length > 0),
      onSelect: () => save(() => callRaw('exportShareRegister', { query: { ...query, register, format } })),
    })),
  );
  const openCap = {
    id: 'ocf',
    label: 'Whole share register, Open Cap Format',
    separated: true,
    onSelect: () => save(() => callRaw('exportOpenCapFormat', { query })),
  };
  const entries = [...(mayPrint ? printed : []), ...(mayExport ? [...spreadsheets, openCap] : [])];
  if (entries.length === 0) return null;
  return <Menu label="Download" icon={IconDownload} items={entries} />;
}
