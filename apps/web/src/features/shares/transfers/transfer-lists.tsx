import type { CompanyPage } from '#company-page/page-address.ts';
import { IconDownload } from '@tabler/icons-react';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { both } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import { EmptyState } from '#kit/states/states.tsx';
import { DataTable } from '#kit/data-table/data-table.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { refusedColumns } from './refused/refused-columns.tsx';
import type { TransferAddress } from './transfer-address.ts';
import { toFormOfRow, type TransferRow, transferColumns } from './transfer-columns.tsx';
import { useStockTransferForm } from './stock-transfer-form.tsx';
import styles from './transfers.module.css';

/** Every transfer that was registered, and below those that were refused. */
export function TransferLists({ companyId, address, onAddressChange }: CompanyPage<TransferAddress>) {
  const mayEdit = useMay('saveShareTransfer');
  const query = { query: { companyId } };
  const transfers = useCall('getShareTransferGridDetails', query);
  const refusals = useCall('getRefusedShareTransfers', query);
  const classes = useCall('getShareClassDetailsForTransfer', query);
  const canTransfer = mayEdit && (classes.data?.entity.length ?? 0) > 0;
  const act = canTransfer && (
    <LinkButton kind="filled" href={sharePaths.newTransfer(companyId)}>
      Record a transfer
    </LinkButton>
  );
  return (
    <ShareArea companyId={companyId} title="Transfers" actions={act || undefined}>
      <Loaded query={both(transfers, refusals)} what="transfers">
        {([registered, refused]) => (
          <>
            <Registered
              companyId={companyId}
              rows={registered.entity}
              address={address}
              onAddressChange={onAddressChange}
              canTransfer={canTransfer}
            />
            {refused.entity.length > 0 && (
              <div className={styles.refused}>
                <Card title="Refused transfers">
                  <DataTable
                    caption="Refused transfers"
                    columns={refusedColumns(companyId, mayEdit)}
                    rows={refused.entity}
                    rowId={({ refusedTransferId }) => refusedTransferId}
                  />
                </Card>
              </div>
            )}
          </>
        )}
      </Loaded>
    </ShareArea>
  );
}

const rowId = ({ shareEventId, transfereeId, shares }: TransferRow) =>
  `${shareEventId} ${transfereeId} ${shares}`;

interface RegisteredProps extends CompanyPage<TransferAddress> {
  readonly rows: readonly TransferRow[];
  readonly canTransfer: boolean;
}

function Registered({ companyId, rows, address, onAddressChange, canTransfer }: RegisteredProps) {
  const columns = transferColumns(companyId);
  const list = useListView({
    table: 'share-transfers',
    columns,
    rows,
    address,
    onAddressChange,
    defaultSort: { column: 'on', descending: true },
  });
  return (
    <ListTable
      list={list}
      what="transfers"
      caption="Transfers of shares"
      rowId={rowId}
      actions={useRowActions(companyId)}
      empty={
        <EmptyState title="No transfers yet">
          {canTransfer
            ? 'Transfers appear here with who gave and got the shares, the stamp duty and the day of entry.'
            : 'Shares can be transferred once somebody holds them: begin with the opening balance or an allotment.'}
        </EmptyState>
      }
    />
  );
}

function useRowActions(companyId: string) {
  const { mayMake, saveForms } = useStockTransferForm(companyId);
  if (!mayMake) return undefined;
  return {
    rowName: ({ transferorName, transfereeName }: TransferRow) => `${transferorName} to ${transfereeName}`,
    items: (row: TransferRow): readonly MenuItem[] => {
      const form = { id: 'form', label: 'Stock transfer form', icon: IconDownload };
      if (row.isReversed) return [{ ...form, disabledReason: 'This transfer was reversed' }];
      return [{ ...form, onSelect: () => saveForms(toFormOfRow(row)) }];
    },
  };
}
