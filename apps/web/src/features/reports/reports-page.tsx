import type { CallReply } from '#api/call-types.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { FailedState, NoAccess } from '#kit/state/states.tsx';
import { OneLine } from '#kit/table/cell-text.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';

type ListedReport = CallReply<'getReports'>['Entity'][number];

/** The reports there are, each with the question that it answers. */
export function ReportsPage() {
  const access = useAccess();
  const mayOpen = access.has('GenerateReports') || access.has('ExportReports');
  return (
    <>
      <PageHeader title="Reports" lead="Over all companies that you may see." />
      {mayOpen ? <ReportList /> : <NoAccess what="see reports" />}
    </>
  );
}

function ReportList() {
  const reports = useCall('getReports');
  if (reports.data !== undefined)
    return <DataTable caption="Reports" columns={columns} rows={reports.data.Entity} rowId={nameOf} />;
  if (reports.error === null) return <LoadingRows label="Loading reports" rows={6} />;
  return (
    <FailedState
      title="The reports could not be loaded"
      detail={reports.error.message}
      requestId={reports.error instanceof ApiProblem ? reports.error.requestId : undefined}
      onRetry={() => void reports.refetch()}
    >
      Nothing was changed.
    </FailedState>
  );
}

const nameOf = ({ Name }: ListedReport) => Name;

const columns: readonly Column<ListedReport>[] = [
  {
    id: 'report',
    head: 'Report',
    cell: ({ Name, Title }) => (
      <OneLine>
        <AppLink href={paths.report(Name)}>{Title}</AppLink>
      </OneLine>
    ),
  },
  { id: 'answers', head: 'What it answers', cell: ({ Answers }) => <bdi>{Answers}</bdi>, wide: true },
];
