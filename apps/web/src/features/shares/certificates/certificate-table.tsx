import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import type { MenuEntry } from '#kit/popup/menu-entry.ts';
import { NoMatches } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { SelectionBar } from '#kit/table/selection-bar.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { certificateColumns } from './certificate-columns.tsx';
import {
  canMerge,
  type CertificateAct,
  type CertificateRow,
  filterCertificates,
} from './certificate-rows.ts';
import type { CertificatesPageProps } from './certificates-address.ts';
import { usePrint } from './use-print.ts';

const loadDialog = () => whenOnline(() => import('./act-dialog.tsx'));
const CertificateDialog = lazy(loadDialog);

interface CertificateTableProps extends CertificatesPageProps {
  readonly rows: readonly CertificateRow[];
}

interface OpenAct {
  readonly act: CertificateAct;
  readonly certificates: readonly CertificateRow[];
}

const idOf = ({ CertificateNumber }: CertificateRow) => String(CertificateNumber);

/** The certificates, found as one types; those that are selected are printed, merged or delivered together. */
export function CertificateTable({ companyId, rows, address, onAddressChange }: CertificateTableProps) {
  const [text, setText] = useState(address.q ?? '');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<OpenAct>();
  const withEnded = address.former !== undefined;
  const filter = { text: useDeferredValue(text), withEnded };
  const shown = useMemo(
    () => filterCertificates(rows, { text: filter.text, withEnded }),
    [rows, filter.text, withEnded],
  );
  const columns = useMemo(
    () => certificateColumns(withEnded ? rows : rows.filter(({ Status }) => Status === 'live')),
    [rows, withEnded],
  );
  const view = useOwnTableView({ id: 'certificates', columns, address, onAddressChange });
  const ended = rows.filter(({ Status }) => Status !== 'live').length;
  const find = (words: string) => {
    setText(words);
    onAddressChange({ q: words === '' ? undefined : words });
  };
  return (
    <>
      <Toolbar end={<TableTools view={view} />}>
        <FilterField label="Filter by holder, class or number" value={text} onChange={find} />
        {ended > 0 && (
          <ToggleChip
            label="Ended certificates"
            count={ended}
            pressed={withEnded}
            onToggle={(pressed) => onAddressChange({ former: pressed ? 'yes' : undefined })}
          />
        )}
      </Toolbar>
      <DataTable
        caption="Register of certificates"
        columns={view.columns}
        rows={shown}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        selected={selected}
        onSelectedChange={setSelected}
        actions={useRowActions(companyId, (act, row) => setOpen({ act, certificates: [row] }))}
        empty={<NoMatches what="certificates" onClear={() => find('')} />}
        scrollId="certificates"
      />
      <Selected
        companyId={companyId}
        certificates={rows.filter((row) => row.Status === 'live' && selected.has(idOf(row)))}
        onAct={(act, certificates) => setOpen({ act, certificates })}
        onClear={() => setSelected(new Set())}
      />
      {open && (
        <Suspense fallback={null}>
          <CertificateDialog
            {...open}
            companyId={companyId}
            onClose={() => setOpen(undefined)}
            onDone={() => setSelected(new Set())}
          />
        </Suspense>
      )}
    </>
  );
}

function useRowActions(companyId: string, onAct: (act: CertificateAct, row: CertificateRow) => void) {
  const access = useAccess();
  const { print } = usePrint(companyId);
  const [mayPrint, mayAct] = [access.has('GenerateReportCompany'), access.has('EditCompany')];
  if (!mayPrint && !mayAct) return undefined;
  return {
    nameOf: (row: CertificateRow) => `certificate ${row.CertificateNumber}`,
    entriesOf: (row: CertificateRow): readonly MenuEntry[] => {
      if (row.Status !== 'live')
        return [{ id: 'ended', label: 'Print', closedBecause: 'This certificate has ended' }];
      const act = (id: CertificateAct, label: string) => ({ id, label, onSelect: () => onAct(id, row) });
      const printing = {
        id: 'print',
        label: 'Print',
        icon: IconPrinter,
        onSelect: () => void print('certificates', [row.CertificateNumber]),
      };
      const acts = [
        act('deliver', 'Record delivery'),
        { ...act('duplicate', 'Issue a duplicate for a lost one'), separated: true },
        act('replace', 'Replace'),
        act('split', 'Split'),
      ];
      return [...(mayPrint ? [printing] : []), ...(mayAct ? acts : [])];
    },
  };
}

interface SelectedProps {
  readonly companyId: string;
  readonly certificates: readonly CertificateRow[];
  readonly onAct: (act: CertificateAct, certificates: readonly CertificateRow[]) => void;
  readonly onClear: () => void;
}

function Selected({ companyId, certificates, onAct, onClear }: SelectedProps) {
  const access = useAccess();
  const { busy, print } = usePrint(companyId);
  const numbers = certificates.map(({ CertificateNumber }) => CertificateNumber);
  return (
    <SelectionBar count={certificates.length} onClear={onClear}>
      {access.has('GenerateReportCompany') && (
        <Button
          compact
          icon={IconPrinter}
          busy={busy !== undefined}
          onClick={() => void print('certificates', numbers)}
        >
          Print selected
        </Button>
      )}
      {access.has('EditCompany') && (
        <Button compact onClick={() => onAct('deliver', certificates)}>
          Record delivery
        </Button>
      )}
      {access.has('EditCompany') && canMerge(certificates) && (
        <Button compact onClick={() => onAct('merge', certificates)}>
          Merge into one
        </Button>
      )}
    </SelectionBar>
  );
}
