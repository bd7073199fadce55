import { createFileRoute } from '@tanstack/react-router';
import { ArchivedCompaniesPage } from '#features/companies/archive/archived-companies-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/archived')({
  loader: ({ context }) => prefetch(context, 'getArchivedCompanies'),
  component: ArchivedCompaniesPage,
});
