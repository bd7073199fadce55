import type { ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState, NoAccess, NoMatches } from '#kit/state/states.tsx';
import { PageLinks } from '#kit/table/page-links.tsx';
import { useAddressText } from '#kit/page/use-address-text.ts';
import { useFilingEvents } from '../use-filing-events.ts';
import { type ErrorAddress, pageSize, readErrorPage, toErrorQuery } from './error-address.ts';
import { ErrorEntry } from './error-entry.tsx';
import styles from './error-log.module.css';

interface ErrorLogPageProps {
  readonly address: ErrorAddress;
  readonly onAddressChange: (change: Partial<ErrorAddress>) => void;
}

/** What came back from the registry: its words, what they mean, and the way to correct it. */
export function ErrorLogPage({ address, onAddressChange }: ErrorLogPageProps) {
  const mayView = useAccess().has('ViewSubmission');
  useFilingEvents();
  const log = useCall(
    'getErrorLog',
    { query: toErrorQuery(address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  const [text, setText] = useAddressText(address.q ?? '', (q) =>
    onAddressChange({ q: q || undefined, page: undefined }),
  );
  const clear = () => {
    setText('');
    onAddressChange({ q: undefined, show: undefined, company: undefined, page: undefined });
  };
  if (!mayView) return <Log>{<NoAccess what="see the error log" />}</Log>;
  return (
    <Log>
      <Toolbar>
        <FilterField label="Filter by company or number" value={text} onChange={setText} />
        <ToggleChip
          label="Settled ones too"
          pressed={address.show === 'all'}
          onToggle={(pressed) => onAddressChange({ show: pressed ? 'all' : undefined, page: undefined })}
        />
      </Toolbar>
      <Entries log={log} address={address} onClear={clear} />
      <PageLinks
        page={readErrorPage(address)}
        pageSize={pageSize}
        total={log.data?.Total ?? 0}
        onPage={(page) => onAddressChange({ page: page === 1 ? undefined : String(page) })}
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
  if (log.data.Entity.length > 0)
    return (
      <ul className={styles.entries}>
        {log.data.Entity.map((entry) => (
          <ErrorEntry key={`${entry.FilingId} ${entry.Ordinal}`} entry={entry} />
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
