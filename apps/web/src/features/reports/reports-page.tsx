import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { OneLine } from '#kit/table-cell/table-cell.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';

type ListedReport = CallReply<'getReports'>['entity'][number];

/** The reports there are, each with the question that it answers. */
export function ReportsPage() {
  const mayOpen = useMay('getReports');
  return (
    <>
      <PageHeader title="Reports" lead="Over all companies that you may see." />
      {mayOpen ? <ReportList /> : <NoAccess what="see reports" />}
    </>
  );
}

function ReportList() {
  const reports = useCall('getReports');
  return (
    <Loaded query={reports} what="reports" loading={<LoadingRows label="Loading reports" rows={6} />}>
      {({ entity }) => <DataTable caption="Reports" columns={columns} rows={entity} rowId={nameOf} />}
    </Loaded>
  );
}

const nameOf = ({ name }: ListedReport) => name;

const columns: readonly Column<ListedReport>[] = [
  {
    id: 'report',
    head: 'Report',
    cell: ({ name, title }) => (
      <OneLine>
        <AppLink href={paths.report(name)}>{title}</AppLink>
      </OneLine>
    ),
  },
  { id: 'answers', head: 'What it answers', cell: ({ answers }) => <bdi>{answers}</bdi>, wide: true },
];
