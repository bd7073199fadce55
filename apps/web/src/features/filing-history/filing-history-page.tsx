import { useMemo, type ReactNode } from 'react';
import { useCall } from '#api/queries.ts';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { documentIdOf } from '#company-page/document-address.ts';
import { keptParams } from '#company-page/page-address.ts';
import { RegisterTable } from '#list-view/register-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { Categories } from './categories.tsx';
import { filingColumns } from './filing-columns.tsx';
import styles from './filing-history.module.css';
import { type FilingHistory, type ListedFiling, toListedFilings } from './listed-filing.ts';
import type { HistoryAddress } from './history-address.ts';

interface FilingHistoryPageProps {
  readonly companyId: string;
  readonly address: HistoryAddress;
  readonly onAddressChange: (change: Partial<HistoryAddress>) => void;
  /** Draws the document of a filing beside the list. */
  readonly renderDocument: (filing: ListedFiling, onClose: () => void) => ReactNode;
}

/** What was filed for a company, newest first, with the documents opening beside the list. */
export function FilingHistoryPage(props: FilingHistoryPageProps) {
  const overview = useCall('getCompanyOverview', { query: { companyId: props.companyId } });
  const number = overview.data?.entity[0]?.companyNumber ?? '';
  const history = useCall(
    'companiesFilingHistories',
    { query: { companyNumber: number } },
    { enabled: number !== '' },
  );
  return (
    <PagePart query={history} what="filing history">
      {(found) => <History {...props} history={found} />}
    </PagePart>
  );
}

const keyOf = ({ key }: ListedFiling) => key;
const searchTextOf = ({ searchText }: ListedFiling) => searchText;

function History(props: FilingHistoryPageProps & { history: FilingHistory }) {
  const { history, address, onAddressChange, companyId, renderDocument } = props;
  const { category } = address;
  const filings = useMemo(() => toListedFilings(history), [history]);
  const open = filings.find(
    ({ documentLink }) => documentLink !== null && documentIdOf(documentLink) === address.open,
  );
  const isBeside = open !== undefined;
  const kept = keptParams(address);
  const columns = useMemo(
    () => filingColumns({ companyId, kept, isBeside, open: address.open }),
    [companyId, kept, isBeside, address.open],
  );
  const list = useListView({
    table: 'filing-history',
    columns,
    rows: filings,
    address,
    onAddressChange,
    filters: ['category'],
    searchText: searchTextOf,
    includes: (filing) => category === undefined || filing.category === category,
  });
  return (
    <div className={open ? styles.split : undefined}>
      <div>
        <HistoryHeading shown={list.rows.length} history={history} />
        <RegisterTable
          list={list}
          register="filing-history"
          companyId={companyId}
          caption="Filing history"
          what="filings"
          filterLabel="Filter by form or words"
          filters={
            <Categories
              categories={history.categories}
              chosen={category}
              isBeside={isBeside}
              onChoose={(next) => list.narrow({ category: next })}
            />
          }
          rowId={keyOf}
          empty={<NoFilings />}
          scrollId="filing-history"
        />
      </div>
      {open && renderDocument(open, () => onAddressChange({ open: undefined }))}
    </div>
  );
}

function HistoryHeading({ shown, history }: { shown: number; history: FilingHistory }) {
  const { registryCount, heldCount } = history;
  return (
    <SectionHeader
      title="Filing history"
      note={
        <LiveStatus>
          <Count of={shown} /> of <Count of={heldCount} />
          {registryCount > heldCount && (
            <>
              {' '}
              (Companies House counts <Count of={registryCount} />; the older ones could not be read just now)
            </>
          )}
        </LiveStatus>
      }
    />
  );
}

function NoFilings() {
  return (
    <EmptyState title="No filings">
      Companies House shows no filing history for this kind of company.
    </EmptyState>
  );
}
