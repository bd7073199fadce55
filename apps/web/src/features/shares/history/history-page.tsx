import type { CompanyPage } from '#company-page/page-address.ts';
import { useMay } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { EmptyState, NoMatches } from '#kit/states/states.tsx';
import { DataTable } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageList } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { DownloadMenu } from '../export/download-menu.tsx';
import { arrangeEntries, type ListedEntry, reversedEntries } from './listed-entry.ts';
import { type HistoryAddress, unfiltered } from './history-address.ts';
import { historyColumns } from './history-columns.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { useNames } from './entry-words.ts';

// The list need not wait for the details of one entry, nor for the form that reverses one.
const EntryDetails = onDemand(() => import('./entry-details.tsx'));
const ReverseEntry = onDemand(() => import('./reverse-entry.tsx'));

const registers = ['allotments', 'transfers'] as const;
const documents = ['history'] as const;

/** Everything that was ever recorded in the share register. Nothing leaves it: what was wrong stands struck through. */
export function HistoryPage({ companyId, address, onAddressChange }: CompanyPage<HistoryAddress>) {
  const mayEdit = useMay('recordShareEvent');
  const entries = useCall('getShareEvents', { query: { companyId } });
  // The entries together are the one thing that is shown.
  const total = entries.data?.entity.length ?? 0;
  const toReverse =
    mayEdit && entries.data?.entity.find(({ shareEventId }) => shareEventId === address.reverse);
  if (toReverse) return <ReverseEntry companyId={companyId} entry={toReverse} />;
  return (
    <ShareArea
      companyId={companyId}
      title="History"
      note={
        total > 0 && (
          <>
            <Count of={total} /> {total === 1 ? 'entry' : 'entries'}
          </>
        )
      }
      actions={
        total > 0 && <DownloadMenu companyId={companyId} registers={registers} documents={documents} />
      }
    >
      <PageList query={entries} what="history">
        {(listed) => (
          <History
            companyId={companyId}
            entries={listed}
            address={address}
            onAddressChange={onAddressChange}
          />
        )}
      </PageList>
    </ShareArea>
  );
}

const idOf = ({ shareEventId }: ListedEntry) => shareEventId;

function History(props: CompanyPage<HistoryAddress> & { readonly entries: readonly ListedEntry[] }) {
  const { companyId, entries, address, onAddressChange } = props;
  const choosable = useNames(companyId);
  const { names } = choosable;
  const reversed = reversedEntries(entries);
  const shown = arrangeEntries(entries, address);
  const columns = historyColumns({ companyId, address, names, reversed });
  const open = entries.find(({ shareEventId }) => shareEventId === address.open);
  if (entries.length === 0)
    return (
      <EmptyState title="Nothing is recorded yet">
        Each allotment, transfer and other event appears here from the day it is recorded, with who recorded
        it.
      </EmptyState>
    );
  return (
    <>
      <HistoryFilters
        address={address}
        onAddressChange={onAddressChange}
        entries={entries}
        names={choosable}
        shown={shown.length}
      />
      <DataTable
        caption="Entries of the share register"
        columns={columns}
        rows={shown}
        rowId={idOf}
        empty={<NoMatches what="entries" onClear={() => onAddressChange(unfiltered)} />}
      />
      {open && (
        <EntryDetails
          companyId={companyId}
          entry={open}
          reversed={reversed.get(open.shareEventId)}
          names={names}
          onClose={() => onAddressChange({ open: undefined })}
        />
      )}
    </>
  );
}
