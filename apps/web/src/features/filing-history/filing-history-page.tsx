import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useCall } from '#api/queries.ts';
import { FilterField } from '#kit/page/filters.tsx';
import { LiveStatus } from '#kit/page/live-status.tsx';
import { SectionHead } from '#kit/page/section-head.tsx';
import { EmptyState, NoMatches } from '#kit/state/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { documentIdOf } from '../../record/document-address.ts';
import { keptOf } from '../../record/record-address.ts';
import { RegisterList } from '../../record/register-list.tsx';
import { RecordPart } from '../../record/record-part.tsx';
import { Categories } from './categories.tsx';
import { filingColumns } from './filing-columns.tsx';
import styles from './filing-history.module.css';
import { filterFilings, type FilingHistory, type ListedFiling, toListedFilings } from './listed-filing.ts';
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
  const overview = useCall('getCompanyOverview', { query: { CompanyId: props.companyId } });
  const number = overview.data?.Entity[0]?.CompanyNumber ?? '';
  const history = useCall(
    'companiesFilingHistories',
    { query: { companyNumber: number } },
    { enabled: number !== '' },
  );
  return (
    <RecordPart query={history} what="filing history">
      {(found) => <History {...props} history={found} />}
    </RecordPart>
  );
}

function History(props: FilingHistoryPageProps & { history: FilingHistory }) {
  const { history, address, onAddressChange, companyId, renderDocument } = props;
  const [text, setText] = useState(address.q ?? '');
  const wanted = useDeferredValue(text);
  const { category } = address;
  const filings = useMemo(() => toListedFilings(history), [history]);
  const shown = useMemo(() => filterFilings(filings, wanted, category), [filings, wanted, category]);
  const open = filings.find(
    ({ DocumentLink }) => DocumentLink !== null && documentIdOf(DocumentLink) === address.open,
  );
  const isBeside = open !== undefined;
  const kept = keptOf(address);
  const columns = useMemo(() => filingColumns({ companyId, kept, isBeside }), [companyId, kept, isBeside]);
  const clear = () => {
    setText('');
    onAddressChange({ q: undefined, category: undefined });
  };
  return (
    <div className={open ? styles.split : undefined}>
      <div>
        <HistoryHeading shown={shown.length} history={history} />
        <RegisterList
          register="filing-history"
          companyId={companyId}
          caption="Filing history"
          address={address}
          onAddressChange={onAddressChange}
          filters={
            <>
              <FilterField
                label="Filter by form or words"
                value={text}
                onChange={(value) => {
                  setText(value);
                  onAddressChange({ q: value === '' ? undefined : value });
                }}
              />
              <Categories
                categories={history.Categories}
                chosen={category}
                onChoose={(next) => onAddressChange({ category: next })}
              />
            </>
          }
          columns={columns}
          rows={shown}
          rowId={({ key }) => key}
          empty={filings.length === 0 ? <NoFilings /> : <NoMatches what="filings" onClear={clear} />}
          scrollId="filing-history"
        />
      </div>
      {open && renderDocument(open, () => onAddressChange({ open: undefined }))}
    </div>
  );
}

function HistoryHeading({ shown, history }: { shown: number; history: FilingHistory }) {
  const { RegistryCount, HeldCount } = history;
  return (
    <SectionHead
      title="Filing history"
      note={
        <LiveStatus>
          <Count of={shown} /> of <Count of={HeldCount} />
          {RegistryCount > HeldCount && (
            <>
              {' '}
              (the registry counts <Count of={RegistryCount} />; the older ones could not be read just now)
            </>
          )}
        </LiveStatus>
      }
    />
  );
}

function NoFilings() {
  return (
    <EmptyState title="No filings">The registry shows no filing history for this kind of company.</EmptyState>
  );
}
