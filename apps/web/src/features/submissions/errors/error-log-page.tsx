import type { Addressed } from '#kit/address/addressed.ts';
import type { ReactNode } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { FilterField, ToggleChip } from '#kit/filters/filters.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess, NoMatches } from '#kit/states/states.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { useListAddress } from '#list-view/use-list-address.ts';
import { useFilingEvents } from '../use-filing-events.ts';
import { type ErrorAddress, pageSize, toErrorQuery } from './error-address.ts';
import { ErrorEntry } from './error-entry.tsx';
import { ExportLogButton } from './export-log-button.tsx';
import styles from './error-log.module.css';

/** What came back from the registry: its words, what they mean, and the way to correct it. */
export function ErrorLogPage({ address, onAddressChange }: Addressed<ErrorAddress>) {
  const [mayView, mayExport] = [useMay('getErrorLog'), useMay('exportErrorLog')];
  useFilingEvents();
  const log = useCall(
    'getErrorLog',
    { query: toErrorQuery(address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  const list = useListAddress({ address, onAddressChange, filters: ['show', 'company'] });
  if (!mayView) return <Log>{<NoAccess what="see the error log" />}</Log>;
  return (
    <Log actions={mayExport && <ExportLogButton address={address} />}>
      <Toolbar>
        <FilterField label="Filter by company or number" value={list.text} onChange={list.setText} />
        <ToggleChip label="Include resolved" {...list.toggle('show', 'all')} />
      </Toolbar>
      <Loaded query={log} what="error log" loading={<LoadingText label="Loading the error log" />}>
        {({ entity }) => <Entries entries={entity} address={address} onClear={list.clear} />}
      </Loaded>
      <Pagination
        page={list.page}
        pageSize={pageSize}
        total={log.data?.total ?? 0}
        onPageChange={list.setPage}
      />
    </Log>
  );
}

function Log({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Error log"
        lead="Submissions that Companies House rejected or could not process. A rejected form counts as not delivered, so its deadline keeps running."
        actions={actions}
      />
      {children}
    </>
  );
}

interface EntriesProps {
  readonly entries: CallReply<'getErrorLog'>['entity'];
  readonly address: ErrorAddress;
  readonly onClear: () => void;
}

function Entries({ entries, address, onClear }: EntriesProps) {
  if (entries.length > 0)
    return (
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <ErrorEntry key={`${entry.filingId} ${entry.ordinal}`} entry={entry} />
        ))}
      </ul>
    );
  if (address.q !== undefined || address.company !== undefined)
    return <NoMatches what="entries" onClear={onClear} />;
  return (
    <EmptyState title="Nothing waits for you">
      What comes back from Companies House will appear here.
    </EmptyState>
  );
}
