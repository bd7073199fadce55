import { createFileRoute } from '@tanstack/react-router';
import { ActivityCard } from '#features/activity-logs/activity-card.tsx';
import { AdminPage } from '#features/companies/admin/admin-page.tsx';
import { NotesCard } from '#features/notes/notes-card.tsx';
import { readCompanyPageAddress } from '#company-page/page-address.ts';
import { sendCompanyToggle } from '../../../../company-toggle.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/companyadmin')({
  validateSearch: readCompanyPageAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyRegisteredInformation', 'getNotes'),
  component: AdminRoute,
});

function AdminRoute() {
  const { company } = Route.useSearch();
  if (company === undefined) return null;
  return (
    <AdminPage
      key={company}
      companyId={company}
      notes={<NotesCard companyId={company} />}
      activity={<ActivityCard companyId={company} />}
      onRemoved={() => sendCompanyToggle('CloseToggle')}
    />
  );
}
