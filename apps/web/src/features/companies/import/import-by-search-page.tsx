import type { Addressed } from '#kit/address/addressed.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { FilterField, ToggleChip } from '#kit/filters/filters.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { useAddressText } from '#kit/address/use-address-text.ts';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import { FoundCompanies } from './found-companies.tsx';
import type { SearchAddress } from './search-address.ts';

/** Typing rests this long before the register is asked: it takes a limited number of questions. */
const restMs = 400;
const leastLetters = 3;

export function ImportBySearchPage({ address, onAddressChange }: Addressed<SearchAddress>) {
  const keep = (q: string) => onAddressChange({ q: q.trim() || undefined, page: undefined });
  const [text, setText] = useAddressText(address.q ?? '', keep, restMs);
  return (
    <ImportFrame>
      <Toolbar>
        <FilterField label="Search the register by name or number" value={text} onChange={setText} />
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
      <EmptyState title="Find a company by its name or number">
        Type three letters or digits, or more. What the public register finds will appear here.
      </EmptyState>
    );
  // A search that failed is not answered by the one before.
  const { data, error, refetch } = search;
  return (
    <Loaded
      query={{ data: error === null ? data : undefined, error, refetch }}
      what="register"
      loading={<LoadingRows label="Searching the register" />}
      failure={{ title: 'The register could not be searched' }}
    >
      {(results) => <Found results={results} page={page} onPage={onPage} />}
    </Loaded>
  );
}

interface FoundProps extends Pick<SearchResultsProps, 'onPage'> {
  readonly results: CallReply<'searchCompaniesList'>;
  readonly page: number;
}

function Found({ results: { entity, total, hasMore }, page, onPage }: FoundProps) {
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
