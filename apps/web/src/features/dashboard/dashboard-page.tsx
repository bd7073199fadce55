import { IconDownload } from '@tabler/icons-react';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { type DashboardAddress, toDashboardQuery } from './dashboard-address.ts';
import { DashboardLists } from './dashboard-lists.tsx';
import type { Dashboard } from './dashboard-types.ts';

/** What needs doing now across all companies. */
export function DashboardPage({ address }: { address: DashboardAddress }) {
  const dashboard = useCall(
    'getDashboard',
    { query: toDashboardQuery(address) },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <PageHeader title="Dashboard" lead="What needs doing now, across your companies." />
      <PagePart
        query={dashboard}
        what="dashboard"
        loading={<LoadingRows label="Loading the dashboard" rows={12} />}
      >
        {(content) => <Content dashboard={content} />}
      </PagePart>
    </>
  );
}

function Content({ dashboard }: { dashboard: Dashboard }) {
  const { companies, submissions } = dashboard;
  if (companies === null && submissions === null) return <NoAccess what="see companies or submissions" />;
  if (companies?.companies === 0) return <NoCompanies />;
  return <DashboardLists dashboard={dashboard} />;
}

function NoCompanies() {
  const mayImport = useMay('importCompany');
  if (!mayImport)
    return (
      <EmptyState title="No companies yet">
        What is due appears here once a main user adds companies, or gives them to you.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No companies yet"
      actions={
        <LinkButton kind="filled" icon={IconDownload} href={paths.importByNumber}>
          Import companies
        </LinkButton>
      }
    >
      Deadlines, filings in progress and news of the companies whose books you keep will appear here.
    </EmptyState>
  );
}
