import { IconPrinter } from '@tabler/icons-react';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { callRaw } from '#api/call.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { EmptyState, NoMatches } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { ShareArea } from '../area/share-area.tsx';
import {
  type CertificateRow,
  canMerge,
  type CertificateAct,
  filterCertificates,
} from './certificate-rows.ts';
import type { CertificatesPageProps } from './certificates-address.ts';
import { useDeferredValue, useState } from 'react';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { ToggleChip } from '#kit/filters/filters.tsx';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { certificateColumns } from './certificate-columns.tsx';

/** The register of certificates: live ones, and what became of the others. */
export function CertificatesPage(props: CertificatesPageProps) {
  const { companyId } = props;
  const query = useCall('shareCertificateDetails', { query: { companyId } });
  const rows = query.data?.entity;
  return (
    <ShareArea
      companyId={companyId}
      title="Certificates"
      note={rows && rows.length > 0 && <CertificateCount rows={rows} />}
      actions={<PageActs companyId={companyId} rows={rows ?? []} />}
    >
      <Loaded query={query} what="certificates">
        {({ entity }) =>
          entity.length > 0 ? (
            <CertificateTable {...props} rows={entity} />
          ) : (
            <EmptyState title="No certificates yet">
              Each allotment and transfer that is recorded makes the certificates that it calls for. They are
              printed and kept here.
            </EmptyState>
          )
        }
      </Loaded>
    </ShareArea>
  );
}

/** Has certificates of a company drawn, all live ones unless numbers are given, and saves them in one file. */
function usePrintCertificates(companyId: string) {
  const { isSaving, save } = useSaveFile();
  const print = (numbers?: readonly number[]) => {
    const body = { companyId, certificateNumbers: numbers && [...numbers] };
    save(() => callRaw('printShareCertificates', { body }));
  };
  return { isPrinting: isSaving, print };
}

function CertificateCount({ rows }: { rows: readonly CertificateRow[] }) {
  const live = rows.filter(({ status }) => status === 'live').length;
  return (
    <>
      <Count of={live} /> current of <Count of={rows.length} />
    </>
  );
}

function PageActs({ companyId, rows }: Pick<CertificateTableProps, 'companyId' | 'rows'>) {
  const [mayEdit, mayPrint] = [useMay('saveShareCertificateTemplate'), useMay('printShareCertificates')];
  const register = useSaveFile();
  const { isPrinting, print } = usePrintCertificates(companyId);
  const hasLive = rows.some(({ status }) => status === 'live');
  return (
    <>
      {mayEdit && (
        <LinkButton href={sharePaths.certificateTemplate(companyId)}>Certificate template</LinkButton>
      )}
      {mayPrint && rows.length > 0 && (
        <Button
          busy={register.isSaving}
          onClick={() => register.save(() => callRaw('printCertificateRegister', { body: { companyId } }))}
        >
          Print register
        </Button>
      )}
      {mayPrint && hasLive && (
        <Button kind="filled" icon={IconPrinter} busy={isPrinting} onClick={() => print()}>
          Print all current certificates
        </Button>
      )}
    </>
  );
}

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
function CertificateTable({ companyId, rows, address, onAddressChange }: CertificateTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<OpenAct>();
  const withEnded = address.former !== undefined;
  const text = useDeferredValue(address.q ?? '');
  const shown = filterCertificates(rows, { text, withEnded });
  const columns = certificateColumns(withEnded ? rows : rows.filter(({ status }) => status === 'live'));
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
