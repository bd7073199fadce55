import { IconPrinter } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { ToggleChip } from '#kit/filters/filters.tsx';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import { NoMatches } from '#kit/states/states.tsx';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { certificateColumns } from './certificate-columns.tsx';
import {
  canMerge,
  type CertificateAct,
  type CertificateRow,
  filterCertificates,
} from './certificate-rows.ts';
import type { CertificatesPageProps } from './certificates-address.ts';
import { usePrintCertificates } from './use-print-certificates.ts';

const CertificateDialog = onDemand(() => import('./act-dialog.tsx'));

interface CertificateTableProps extends CertificatesPageProps {
  readonly rows: readonly CertificateRow[];
}

interface OpenAct {
  readonly act: CertificateAct;
  readonly certificates: readonly CertificateRow[];
}

const idOf = ({ certificateNumber }: CertificateRow) => String(certificateNumber);

/** The certificates, found as one types; those that are selected are printed, merged or delivered together. */
export function CertificateTable({ companyId, rows, address, onAddressChange }: CertificateTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<OpenAct>();
  const withEnded = address.former !== undefined;
  const text = useDeferredValue(address.q ?? '');
  const shown = useMemo(() => filterCertificates(rows, { text, withEnded }), [rows, text, withEnded]);
  const columns = useMemo(
    () => certificateColumns(withEnded ? rows : rows.filter(({ status }) => status === 'live')),
    [rows, withEnded],
  );
  const list = useListView({ table: 'certificates', columns, rows: shown, address, onAddressChange });
  const ended = rows.filter(({ status }) => status !== 'live').length;
  return (
    <>
      <ListTable
        list={list}
        what="certificates"
        filterLabel="Filter by holder, class or number"
        filters={
          ended > 0 && <ToggleChip label="Cancelled certificates" count={ended} {...list.toggle('former')} />
        }
        caption="Register of certificates"
        rowId={idOf}
        selected={selected}
        onSelectedChange={setSelected}
        actions={useRowActions(companyId, (act, row) => setOpen({ act, certificates: [row] }))}
        empty={<NoMatches what="certificates" onClear={list.clear} />}
        scrollId="certificates"
      />
      <Selected
        companyId={companyId}
        certificates={rows.filter((row) => row.status === 'live' && selected.has(idOf(row)))}
        onAct={(act, certificates) => setOpen({ act, certificates })}
        onClear={() => setSelected(new Set())}
      />
      {open && (
        <CertificateDialog
          {...open}
          companyId={companyId}
          onClose={() => setOpen(undefined)}
          onDone={() => setSelected(new Set())}
        />
      )}
    </>
  );
}

function useRowActions(companyId: string, onAct: (act: CertificateAct, row: CertificateRow) => void) {
  const { print } = usePrintCertificates(companyId);
  const [mayPrint, mayAct] = [useMay('printShareCertificates'), useMay('replaceShareCertificate')];
  if (!mayPrint && !mayAct) return undefined;
  return {
    rowName: (row: CertificateRow) => `certificate ${row.certificateNumber}`,
    items: (row: CertificateRow): readonly MenuItem[] => {
      if (row.status !== 'live')
        return [{ id: 'ended', label: 'Print', disabledReason: 'This certificate has ended' }];
      const act = (id: CertificateAct, label: string) => ({ id, label, onSelect: () => onAct(id, row) });
      const printing = {
        id: 'print',
        label: 'Print',
        icon: IconPrinter,
        onSelect: () => print([row.certificateNumber]),
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
  const [mayPrint, mayAct] = [useMay('printShareCertificates'), useMay('deliverShareCertificates')];
  const { isPrinting, print } = usePrintCertificates(companyId);
  const numbers = certificates.map(({ certificateNumber }) => certificateNumber);
  return (
    <SelectionBar count={certificates.length} onClear={onClear}>
      {mayPrint && (
        <Button compact icon={IconPrinter} busy={isPrinting} onClick={() => print(numbers)}>
          Print selected
        </Button>
      )}
      {mayAct && (
        <Button compact onClick={() => onAct('deliver', certificates)}>
          Record delivery
        </Button>
      )}
      {mayAct && canMerge(certificates) && (
        <Button compact onClick={() => onAct('merge', certificates)}>
          Merge into one
        </Button>
      )}
    </SelectionBar>
  );
}
