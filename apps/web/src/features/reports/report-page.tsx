import type { ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState, NoAccess } from '#kit/state/states.tsx';
import { AllReports } from './all-reports.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { ReportAddress } from './report-address.ts';
import { type ReportName, toQuery } from './report-query.ts';
import { ReportTable } from './report-table.tsx';

interface ReportPageProps {
  /** As the address names it. */
  readonly name: string;
  readonly address: ReportAddress;
  readonly onAddressChange: (change: Partial<ReportAddress>) => void;
}

/** One report over the companies within reach. */
export function ReportPage(props: ReportPageProps) {
  const access = useAccess();
  const mayOpen = access.has('GenerateReports') || access.has('ExportReports');
  const reports = useCall('getReports', undefined, { enabled: mayOpen });
  const facts = reports.data?.Entity.find(({ Name }) => Name === props.name);
  if (!mayOpen) return <Notice title="Reports" notice={<NoAccess what="see reports" />} />;
  if (facts !== undefined)
    return access.has('GenerateReports') ? (
      <ReadReport {...props} name={facts.Name} title={facts.Title} />
    ) : (
      <OnlyFiles name={facts.Name} title={facts.Title} address={props.address} />
    );
  if (reports.data !== undefined) return <Notice title="No such report" notice={<NoSuchReport />} />;
  if (reports.error === null) return <Notice title="Reports" notice={<Loading />} />;
  return (
    <Notice
      title="Reports"
      notice={<Failed error={reports.error} onRetry={() => void reports.refetch()} />}
    />
  );
}

interface KnownReportProps extends ReportPageProps {
  readonly name: ReportName;
  readonly title: string;
}

function ReadReport({ name, title, address, onAddressChange }: KnownReportProps) {
  const report = useCall(
    'getReport',
    { query: toQuery(name, address) },
    { placeholderData: (before) => before },
  );
  const found = report.data?.Entity[0];
  if (found !== undefined)
    return <ReportTable report={found} address={address} onAddressChange={onAddressChange} />;
  return (
    <Notice
      title={title}
      notice={
        report.error === null ? (
          <Loading />
        ) : (
          <Failed error={report.error} onRetry={() => void report.refetch()} />
        )
      }
    />
  );
}

function OnlyFiles({ name, title, address }: Omit<KnownReportProps, 'onAddressChange'>) {
  return (
    <>
      <PageHeader
        title={title}
        over={<AllReports />}
        actions={<ExportMenu name={name} address={address} />}
      />
      <EmptyState title="Only as a file">
        You may save this report. To see it here, ask a main user of your account for access.
      </EmptyState>
    </>
  );
}

const Loading = () => <LoadingRows label="Loading the report" rows={12} />;

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <FailedState
      title="The report could not be loaded"
      detail={error.message}
      requestId={error instanceof ApiProblem ? error.requestId : undefined}
      onRetry={onRetry}
    >
      Nothing was changed.
    </FailedState>
  );
}

function NoSuchReport() {
  return (
    <EmptyState title="No such report" actions={<LinkButton href={paths.reports}>All reports</LinkButton>}>
      The address names no report that there is.
    </EmptyState>
  );
}

/** What stands in place of a report. */
function Notice({ title, notice }: { title: string; notice: ReactNode }) {
  return (
    <>
      <PageHeader title={title} over={<AllReports />} />
      {notice}
    </>
  );
}
