import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Card, Toolbar } from '#kit/page/layout.tsx';
import type { MenuEntry } from '#kit/popup/menu-entry.ts';
import { EmptyState } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { refusedColumns } from './refused-columns.tsx';
import type { RefusedTransfer } from './refused-transfer.ts';
import type { TransferAddress } from './transfer-address.ts';
import { toFormOfRow, type TransferRow, transferColumns } from './transfer-columns.tsx';
import { useStockTransferForm } from './use-stock-transfer-form.ts';

interface TransferListsProps {
  readonly companyId: string;
  readonly address: TransferAddress;
  readonly onAddressChange: (change: Partial<TransferAddress>) => void;
}

/** Every transfer that was registered, and below those that were refused. */
export function TransferLists({ companyId, address, onAddressChange }: TransferListsProps) {
  const mayEdit = useAccess().has('EditCompany');
  const query = { query: { CompanyId: companyId } };
  const transfers = useCall('getShareTransferGridDetails', query);
  const refusals = useCall('getRefusedShareTransfers', query);
  const classes = useCall('getShareClassDetailsForTransfer', query);
  const canTransfer = mayEdit && (classes.data?.Entity.length ?? 0) > 0;
  const all = {
    ...transfers,
    error: transfers.error ?? refusals.error,
    data: transfers.data &&
      refusals.data && { Entity: [{ transfers: transfers.data, refusals: refusals.data }] },
  };
  const act = canTransfer && (
    <LinkButton kind="filled" href={sharePaths.newTransfer(companyId)}>
      Record a transfer
    </LinkButton>
  );
  return (
    <ShareArea companyId={companyId} title="Transfers" actions={act || undefined}>
      <RecordPart query={all} what="transfers">
        {(lists) => (
          <>
            <Registered
              companyId={companyId}
              rows={lists.transfers.Entity}
              address={address}
              onAddressChange={onAddressChange}
              canTransfer={canTransfer}
            />
            <Refused companyId={companyId} rows={lists.refusals.Entity} mayEdit={mayEdit} />
          </>
        )}
      </RecordPart>
    </ShareArea>
  );
}

const rowId = ({ ShareEventId, TransfereeId, Shares }: TransferRow) =>
  `${ShareEventId} ${TransfereeId} ${Shares}`;

function Registered({
  companyId,
  rows,
  address,
  onAddressChange,
  canTransfer,
}: TransferListsProps & { readonly rows: readonly TransferRow[]; readonly canTransfer: boolean }) {
  const columns = useMemo(() => transferColumns(companyId), [companyId]);
  const view = useOwnTableView({
    id: 'share-transfers',
    columns,
    address,
    onAddressChange,
    usualSort: { column: 'on', descending: true },
  });
  return (
    <>
      {rows.length > 0 && <Toolbar end={<TableTools view={view} exports={undefined} />}>{null}</Toolbar>}
      <DataTable
        caption="Transfers of shares"
        columns={view.columns}
        rows={rows}
        rowId={rowId}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        actions={useRowActions(companyId)}
        empty={
          <EmptyState title="No transfers yet">
            {canTransfer
              ? 'Transfers stand here with who gave and got the shares, the stamp duty and the day of entry.'
              : 'Shares can be transferred once somebody holds them: begin with the opening balance or an allotment.'}
          </EmptyState>
        }
      />
    </>
  );
}

function useRowActions(companyId: string) {
  const { mayMake, save } = useStockTransferForm(companyId);
  if (!mayMake) return undefined;
  return {
    nameOf: ({ TransferorName, TransfereeName }: TransferRow) => `${TransferorName} to ${TransfereeName}`,
    entriesOf: (row: TransferRow): readonly MenuEntry[] => {
      const form = { id: 'form', label: 'Stock transfer form', icon: IconDownload };
      if (row.IsReversed) return [{ ...form, closedBecause: 'This transfer was taken back' }];
      return [{ ...form, onSelect: () => save(toFormOfRow(row)) }];
    },
  };
}

const refusedId = ({ RefusedTransferId }: RefusedTransfer) => RefusedTransferId;

function Refused({
  companyId,
  rows,
  mayEdit,
}: {
  companyId: string;
  rows: readonly RefusedTransfer[];
  mayEdit: boolean;
}) {
  const columns = useMemo(() => refusedColumns(companyId, mayEdit), [companyId, mayEdit]);
  if (rows.length === 0) return null;
  return (
    <Card title="Refused transfers">
      <DataTable caption="Refused transfers" columns={columns} rows={rows} rowId={refusedId} />
    </Card>
  );
}
