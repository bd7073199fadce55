import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo, type ReactNode } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { ChoiceChips } from '#kit/filters/filters.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import type { Submission } from '../submission-state.ts';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { useFilingEvents } from '../use-filing-events.ts';
import { usePaySelection } from '../use-pay-selection.tsx';
import { ExportButton } from './export-button.tsx';
import { type Group, type SubmissionsAddress, pageSize, readGroup, toQuery } from './list-address.ts';
import { submissionColumns } from './submission-columns.tsx';

/** What was sent to the registry and where it is, live. */
export function SubmissionsPage({ address, onAddressChange }: Addressed<SubmissionsAddress>) {
  const mayView = useMay('getSubmissions');
  useFilingEvents();
  const submissions = useCall(
    'getSubmissions',
    { query: toQuery(address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  if (!mayView) return <Notice notice={<NoAccess what="see submissions" />} />;
  return (
    <Loaded
      query={submissions}
      what="submissions"
      loading={<LoadingRows label="Loading submissions" rows={10} />}
      header={<PageHeader title="Submissions" />}
    >
      {(reply) =>
        reply.counts.all + reply.total === 0 && isPlain(address) ? (
          <Notice notice={<NothingYet />} />
        ) : (
          <SubmissionList reply={reply} address={address} onAddressChange={onAddressChange} />
        )
      }
    </Loaded>
  );
}

const isPlain = ({ q, show, company }: SubmissionsAddress) =>
  q === undefined && show === undefined && company === undefined;

function Notice({ notice }: { notice: ReactNode }) {
  return (
    <>
      <PageHeader title="Submissions" />
      {notice}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Nothing submitted yet">
      What you file with Companies House will appear here, from the moment it is submitted to the decision.
    </EmptyState>
  );
}

interface SubmissionListProps extends Addressed<SubmissionsAddress> {
  readonly reply: CallReply<'getSubmissions'>;
}

const idOf = ({ filingId }: Submission) => filingId;

function SubmissionList({ reply, address, onAddressChange }: SubmissionListProps) {
  const mayExport = useMay('exportSubmissions');
  const { entity: rows, total, counts } = reply;
  const sorts = rows.length === total;
  const columns = useMemo(() => submissionColumns(sorts), [sorts]);
  const list = useListView({
    table: 'submissions',
    columns,
    rows,
    address,
    onAddressChange,
    filters: ['show', 'company'],
  });
  const { selection, payBar } = usePaySelection(rows);
  return (
    <>
      <PageHeader
        title="Submissions"
        count={{ shown: total, total: counts.all }}
        actions={mayExport && <ExportButton address={address} />}
      />
      <ListTable
        list={list}
        caption="Submissions"
        what="submissions"
        filterLabel="Filter by company or number"
        filters={
          <ChoiceChips
            choices={groups.map((group) => ({ ...group, count: counts[group.value] }))}
            chosen={readGroup(address)}
            onChoose={(show) => list.narrow({ show })}
          />
        }
        rowId={idOf}
        {...selection}
        pages={{ pageSize, total }}
        scrollId="submissions"
      />
      {payBar}
    </>
  );
}

const groups: readonly { readonly value: Group; readonly label: string }[] = [
  { value: 'under-way', label: 'In progress' },
  { value: 'attention', label: 'Needs attention' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'withdrawn', label: 'Withdrawn' },
];
