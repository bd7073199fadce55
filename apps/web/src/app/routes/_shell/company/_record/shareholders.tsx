import { createFileRoute } from '@tanstack/react-router';
import { ShareholdersPage } from '#features/shares/shareholders-page.tsx';
import { readRecordAddress } from '../../../../../record/record-address.ts';
import { prefetch } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shareholders')({
  validateSearch: readRecordAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company !== undefined) prefetch(context, 'getCompanyShareholders', { query: { CompanyId: company } });
  },
  component: ShareholdersRoute,
});

function ShareholdersRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <ShareholdersPage companyId={company} />;
}
