import { useMemo, type ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState, NoAccess, NoMatches } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { PageLinks } from '#kit/table/page-links.tsx';
import type { Submission } from '../submission-state.tsx';
import { useAddressText } from '#kit/page/use-address-text.ts';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { useFilingEvents } from '../use-filing-events.ts';
import { ExportButton } from './export-button.tsx';
import { type Group, type ListAddress, pageSize, readGroup, readPage, toQuery } from './list-address.ts';
import { submissionColumns } from './submission-columns.tsx';

interface SubmissionsPageProps {
  readonly address: ListAddress;
  readonly onAddressChange: (change: Partial<ListAddress>) => void;
}

/** What was sent to the registry and where it is, live. */
export function SubmissionsPage({ address, onAddressChange }: SubmissionsPageProps) {
  const mayView = useAccess().has('ViewSubmission');
  useFilingEvents();
  const submissions = useCall(
    'getSubmissions',
    { query: toQuery(address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  if (!mayView) return <Notice notice={<NoAccess what="see submissions" />} />;
  if (
    submissions.data !== undefined &&
    submissions.data.Counts.all + submissions.data.Total === 0 &&
    isPlain(address)
  )
    return <Notice notice={<NothingYet />} />;
  if (submissions.data !== undefined)
    return <SubmissionList reply={submissions.data} address={address} onAddressChange={onAddressChange} />;
  if (submissions.error === null)
    return <Notice notice={<LoadingRows label="Loading submissions" rows={10} />} />;
  return (
    <Notice
      notice={
        <FailedState
          title="The submissions could not be loaded"
          detail={submissions.error.message}
          requestId={submissions.error instanceof ApiProblem ? submissions.error.requestId : undefined}
          onRetry={() => void submissions.refetch()}
        >
          Nothing was changed.
        </FailedState>
      }
    />
  );
}

const isPlain = ({ q, show, company }: ListAddress) =>
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
      What you file with Companies House will stand here, from the moment it is submitted to the decision.
    </EmptyState>
  );
}

interface SubmissionListProps extends SubmissionsPageProps {
  readonly reply: CallReply<'getSubmissions'>;
}

const idOf = ({ FilingId }: Submission) => FilingId;

function SubmissionList({ reply, address, onAddressChange }: SubmissionListProps) {
  const mayExport = useAccess().has('ExportSubmission');
  const { Entity: rows, Total, Counts } = reply;
  const [text, setText] = useAddressText(address.q ?? '', (q) =>
    onAddressChange({ q: q || undefined, page: undefined }),
  );
  const sorts = rows.length === Total;
  const columns = useMemo(() => submissionColumns(sorts), [sorts]);
  const view = useOwnTableView({ id: 'submissions', columns, address, onAddressChange });
  const clear = () => {
    setText('');
    onAddressChange({ q: undefined, show: undefined, company: undefined, page: undefined });
  };
  return (
    <>
      <PageHeader
        title="Submissions"
        count={{ shown: Total, total: Counts.all }}
        actions={mayExport && <ExportButton address={address} />}
      />
      <Toolbar end={<TableTools view={view} />}>
        <FilterField label="Filter by company or number" value={text} onChange={setText} />
        <GroupChips
          counts={Counts}
          group={readGroup(address)}
          onGroup={(group) => onAddressChange({ show: group === 'all' ? undefined : group, page: undefined })}
        />
      </Toolbar>
      <DataTable
        caption="Submissions"
        columns={view.columns}
        rows={rows}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        empty={<NoMatches what="submissions" onClear={clear} />}
        scrollId="submissions"
      />
      <PageLinks
        page={readPage(address)}
        pageSize={pageSize}
        total={Total}
        onPage={(page) => onAddressChange({ page: page === 1 ? undefined : String(page) })}
      />
    </>
  );
}

const chips: readonly { readonly group: Group; readonly label: string }[] = [
  { group: 'under-way', label: 'Under way' },
  { group: 'attention', label: 'Needs attention' },
  { group: 'accepted', label: 'Accepted' },
  { group: 'withdrawn', label: 'Withdrawn' },
];

interface GroupChipsProps {
  readonly counts: CallReply<'getSubmissions'>['Counts'];
  readonly group: Group;
  readonly onGroup: (group: Group) => void;
}

function GroupChips({ counts, group: chosen, onGroup }: GroupChipsProps) {
  return chips.map(({ group, label }) => (
    <ToggleChip
      key={group}
      label={label}
      count={counts[group]}
      pressed={chosen === group}
      onToggle={(pressed) => onGroup(pressed ? group : 'all')}
    />
  ));
}
