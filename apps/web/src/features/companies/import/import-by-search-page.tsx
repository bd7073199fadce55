import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '#api/queries.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { Button } from '#kit/button/button.tsx';
import { FilterField, ToggleChip } from '#kit/filters/filters.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, FailedState } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { useAddressText } from '#kit/address/use-address-text.ts';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import { FoundCompanies } from './found-companies.tsx';
import type { SearchAddress } from './search-address.ts';

interface ImportBySearchPageProps {
  readonly address: SearchAddress;
  readonly onAddressChange: (change: Partial<SearchAddress>) => void;
}

/** Typing rests this long before the register is asked: it takes a limited number of questions. */
const restMs = 400;
const leastLetters = 3;

export function ImportBySearchPage({ address, onAddressChange }: ImportBySearchPageProps) {
  const keep = (q: string) => onAddressChange({ q: q.trim() || undefined, page: undefined });
  const [text, setText] = useAddressText(address.q ?? '', keep, restMs);
  return (
    <ImportFrame>
      <Toolbar>
        <FilterField label="Search the register by name" value={text} onChange={setText} />
        <ToggleChip
          label="Active only"
          pressed={address.active === 'yes'}
          onToggle={(pressed) => onAddressChange({ active: pressed ? 'yes' : undefined, page: undefined })}
        />
      </Toolbar>
      <SearchResults address={address} onPage={(page) => onAddressChange({ page })} />
    </ImportFrame>
  );
}

interface SearchResultsProps {
  readonly address: SearchAddress;
  readonly onPage: (page: string | undefined) => void;
}

const pageSize = 50;

function SearchResults({ address, onPage }: SearchResultsProps) {
  const searchQuery = address.q ?? '';
  const page = Number(address.page ?? '1');
  const search = useCall(
    'searchCompaniesList',
    {
      query: {
        searchQuery,
        startIndex: (page - 1) * pageSize,
        pageSize,
        ...(address.active === 'yes' && { activeOnly: 'true' }),
      },
    },
    { enabled: searchQuery.length >= leastLetters, placeholderData: keepPreviousData, retry: false },
  );
  if (searchQuery.length < leastLetters)
    return (
      <EmptyState title="Find a company by its name">
        Type three letters or more. What the public register finds will stand here.
      </EmptyState>
    );
  if (search.error)
    return (
      <FailedState
        title="The register could not be searched"
        detail={search.error.message}
        requestId={search.error instanceof ApiProblem ? search.error.requestId : undefined}
        onRetry={() => void search.refetch()}
      />
    );
  if (search.data === undefined) return <LoadingRows label="Searching the register" />;
  const { entity, total, hasMore } = search.data;
  if (entity.length === 0)
    return <EmptyState title="The register finds nothing">Try fewer words, or another spelling.</EmptyState>;
  return (
    <>
      <Lead as="div">
        <LiveStatus>
          <Count of={total} /> found
        </LiveStatus>
      </Lead>
      <FoundCompanies companies={entity} />
      <div className={styles.actions}>
        {page > 1 && (
          <Button onClick={() => onPage(page === 2 ? undefined : String(page - 1))}>
            Previous {pageSize}
          </Button>
        )}
        {hasMore && <Button onClick={() => onPage(String(page + 1))}>Next {pageSize}</Button>}
      </div>
    </>
  );
}
