import type { ReactNode } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { AllReports } from './all-reports.tsx';
import { ReportExport } from './report-export.tsx';
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
  if (!mayOpen) return <Notice title="Reports" notice={<NoAccess what="see reports" />} />;
  return (
    <Loaded query={reports} what="report" loading={<Loading />} header={<ReportHeader title="Reports" />}>
      {({ entity }) => {
        const facts = entity.find(({ name }) => name === props.name);
        if (facts === undefined) return <Notice title="No such report" notice={<NoSuchReport />} />;
        const report = { ...props, name: facts.name, title: facts.title };
        return mayRead ? <ReadReport {...report} /> : <OnlyFiles {...report} />;
      }}
    </Loaded>
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
  return (
    <PagePart query={report} what="report" loading={<Loading />} header={<ReportHeader title={title} />}>
      {(found) => <ReportTable report={found} address={address} onAddressChange={onAddressChange} />}
    </PagePart>
  );
}

function OnlyFiles({ name, title, address }: Omit<KnownReportProps, 'onAddressChange'>) {
  return (
    <>
      <PageHeader
        title={title}
        overline={<AllReports />}
        actions={<ReportExport name={name} address={address} />}
      />
      <EmptyState title="Only as a file">
        You may save this report. To see it here, ask a main user of your account for access.
      </EmptyState>
    </>
  );
}

const Loading = () => <LoadingRows label="Loading the report" rows={12} />;

function NoSuchReport() {
  return (
    <EmptyState title="No such report" actions={<LinkButton href={paths.reports}>All reports</LinkButton>}>
      The address names no report that there is.
    </EmptyState>
  );
}

const ReportHeader = ({ title }: { title: string }) => <PageHeader title={title} overline={<AllReports />} />;

/** What stands in place of a report. */
function Notice({ title, notice }: { title: string; notice: ReactNode }) {
  return (
    <>
      <ReportHeader title={title} />
      {notice}
    </>
  );
}
