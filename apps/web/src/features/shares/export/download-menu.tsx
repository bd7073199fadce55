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
  /** What a page has to save, each with its name in the middle of a sentence: "register of members". */
  readonly registers: readonly { readonly register: Register; readonly name: string }[];
  readonly documents?: readonly { readonly register: Printed; readonly name: string }[] | undefined;
}

/** How shares came to be and passed on, as one document. */
export const allotmentsAndTransfers = { register: 'history', name: 'allotments and transfers' } as const;

/** Saves what a page shows as files: for spreadsheets, on paper, and for other systems that keep cap tables. */
export function DownloadMenu({ companyId, address = {}, registers, documents = [] }: DownloadMenuProps) {
  const [mayPrint, mayExport] = [useMay('printShareRegister'), useMay('exportShareRegister')];
  const { save } = useSaveFile();
  const query = { companyId, ...toAsAtQuery(address) };
  const keep = (fetchFile: () => Promise<Response>) => () => save(fetchFile);
  const spreadsheets = registers.flatMap(({ register, name }, place) =>
    (['xlsx', 'csv'] as const).map((format) => ({
      id: `${register} ${format}`,
      label: `${sentence(name)}, ${format === 'csv' ? 'CSV' : 'Excel'}`,
      separated: place > 0 && format === 'xlsx',
      onSelect: keep(() => callRaw('exportShareRegister', { query: { ...query, register, format } })),
    })),
  );
  const openCap = {
    id: 'ocf',
    label: 'Whole share register, Open Cap Format',
    separated: true,
    onSelect: keep(() => callRaw('exportOpenCapFormat', { query })),
  };
  const printed = documents.map(({ register, name }) => ({
    id: `${register} pdf`,
    label: `${sentence(name)}, PDF`,
    onSelect: keep(() => callRaw('printShareRegister', { query: { ...query, register } })),
  }));
  const entries = [
    ...(mayPrint ? printed : []),
    ...(mayExport
      ? [
          ...spreadsheets.map((entry, place) => ({
            ...entry,
            separated: place === 0 ? printed.length > 0 : entry.separated,
          })),
          openCap,
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  return <Menu label="Download" icon={IconDownload} items={entries} />;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
