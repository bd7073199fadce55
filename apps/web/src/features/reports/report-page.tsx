import type { ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, FailedState, NoAccess } from '#kit/states/states.tsx';
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
  const [mayOpen, mayRead] = [useMay('getReports'), useMay('getReport')];
  const reports = useCall('getReports', undefined, { enabled: mayOpen });
  const facts = reports.data?.entity.find(({ name }) => name === props.name);
  if (!mayOpen) return <Notice title="Reports" notice={<NoAccess what="see reports" />} />;
  if (facts !== undefined)
    return mayRead ? (
      <ReadReport {...props} name={facts.name} title={facts.title} />
    ) : (
      <OnlyFiles name={facts.name} title={facts.title} address={props.address} />
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
  const found = report.data?.entity[0];
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
        overline={<AllReports />}
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
      <PageHeader title={title} overline={<AllReports />} />
      {notice}
    </>
  );
}
