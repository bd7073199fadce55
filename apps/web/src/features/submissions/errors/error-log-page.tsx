import type { ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { FilterField, ToggleChip } from '#kit/filters/filters.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, FailedState, NoAccess, NoMatches } from '#kit/states/states.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { useListAddress } from '#list-view/use-list-address.ts';
import { useFilingEvents } from '../use-filing-events.ts';
import { type ErrorAddress, pageSize, toErrorQuery } from './error-address.ts';
import { ErrorEntry } from './error-entry.tsx';
import styles from './error-log.module.css';

interface ErrorLogPageProps {
  readonly address: ErrorAddress;
  readonly onAddressChange: (change: Partial<ErrorAddress>) => void;
}

/** What came back from the registry: its words, what they mean, and the way to correct it. */
export function ErrorLogPage({ address, onAddressChange }: ErrorLogPageProps) {
  const mayView = useMay('getErrorLog');
  useFilingEvents();
  const log = useCall(
    'getErrorLog',
    { query: toErrorQuery(address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  const list = useListAddress({ address, onAddressChange, filters: ['show', 'company'] });
  if (!mayView) return <Log>{<NoAccess what="see the error log" />}</Log>;
  return (
    <Log>
      <Toolbar>
        <FilterField label="Filter by company or number" value={list.text} onChange={list.setText} />
        <ToggleChip label="Settled ones too" {...list.toggle('show', 'all')} />
      </Toolbar>
      <Entries log={log} address={address} onClear={list.clear} />
      <Pagination
        page={list.page}
        pageSize={pageSize}
        total={log.data?.total ?? 0}
        onPageChange={list.setPage}
      />
    </Log>
  );
}

function Log({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Error log"
        lead="Submissions that Companies House rejected or did not take in. A rejected form counts as not delivered, so its deadline keeps running."
      />
      {children}
    </>
  );
}

interface EntriesProps {
  readonly log: ReturnType<typeof useCall<'getErrorLog'>>;
  readonly address: ErrorAddress;
  readonly onClear: () => void;
}

function Entries({ log, address, onClear }: EntriesProps) {
  if (log.data === undefined && log.error === null) return <LoadingText label="Loading the error log" />;
  if (log.data === undefined)
    return (
      <FailedState
        title="The error log could not be loaded"
        detail={log.error?.message}
        requestId={log.error instanceof ApiProblem ? log.error.requestId : undefined}
        onRetry={() => void log.refetch()}
      />
    );
  if (log.data.entity.length > 0)
    return (
      <ul className={styles.entries}>
        {log.data.entity.map((entry) => (
          <ErrorEntry key={`${entry.filingId} ${entry.ordinal}`} entry={entry} />
        ))}
      </ul>
    );
  if (address.q !== undefined || address.company !== undefined)
    return <NoMatches what="entries" onClear={onClear} />;
  return (
    <EmptyState title="Nothing waits for you">
      What comes back from Companies House will stand here.
    </EmptyState>
  );
}
