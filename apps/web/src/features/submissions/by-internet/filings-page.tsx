import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { ChoiceChips } from '#kit/filters/filters.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { useFilingEvents } from '../use-filing-events.ts';
import { usePaySelection } from '../use-pay-selection.tsx';
import { ByInternetFrame } from './by-internet-frame.tsx';
import { filingColumns, type InternetFiling } from './filing-columns.tsx';
import { type FilingsAddress, pageSize, readStage, type Stage, toQuery } from './filings-address.ts';

/** What is being filed over all companies, drafts among it, and what goes on with each. */
export function FilingsPage(props: Addressed<FilingsAddress>) {
  const mayView = useMay('getFilingsByInternet');
  useFilingEvents();
  const filings = useCall(
    'getFilingsByInternet',
    { query: toQuery(props.address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  return (
    <ByInternetFrame>
      {mayView ? (
        <Loaded query={filings} what="filings" loading={<LoadingRows label="Loading filings" rows={8} />}>
          {(reply) => <FilingList {...props} reply={reply} />}
        </Loaded>
      ) : (
        <NoAccess what="see submissions" />
      )}
    </ByInternetFrame>
  );
}

const idOf = ({ filingId }: InternetFiling) => filingId;

interface FilingListProps extends Addressed<FilingsAddress> {
  readonly reply: CallReply<'getFilingsByInternet'>;
}

function FilingList({ reply, address, onAddressChange }: FilingListProps) {
  const today = useToday();
  const access = useAccess();
  const { entity: rows, total, counts } = reply;
  const columns = useMemo(() => filingColumns(today, access), [today, access]);
  const list = useListView({
    table: 'filings-by-internet',
    columns,
    rows,
    address,
    onAddressChange,
    filters: ['show'],
  });
  const { selection, payBar } = usePaySelection(rows);
  return (
    <>
      <ListTable
        list={list}
        caption="Filings by internet"
        what="filings"
        filterLabel="Filter by company, number or form"
        filters={
          <ChoiceChips
            choices={stages.map((stage) => ({ ...stage, count: counts[stage.value] }))}
            chosen={readStage(address)}
            onChoose={(show) => list.narrow({ show })}
          />
        }
        empty={<NothingOpen />}
        rowId={idOf}
        {...selection}
        pages={{ pageSize, total }}
        scrollId="filings-by-internet"
      />
      {payBar}
    </>
  );
}

const stages: readonly { readonly value: Stage; readonly label: string }[] = [
  { value: 'to-finish', label: 'To finish' },
  { value: 'under-way', label: 'In progress' },
  { value: 'came-back', label: 'Came back' },
  { value: 'decided', label: 'Decided in 30 days' },
];

function NothingOpen() {
  return (
    <EmptyState
      title="Nothing is being filed"
      actions={
        <LinkButton kind="filled" href={paths.filingReadiness}>
          Choose a company
        </LinkButton>
      }
    >
      Open a company and begin a form there. It appears here from the draft to the decision.
    </EmptyState>
  );
}
