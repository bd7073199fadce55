import { createFileRoute } from '@tanstack/react-router';
import { readAllotmentAddress } from '#features/shares/allotment/allotment-address.ts';
import { AllotmentPage } from '#features/shares/allotment/allotment-page.tsx';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/allotment')({
  validateSearch: readAllotmentAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company === undefined) return;
    prefetch(context, 'companyInformationReportShareClass', { query: { CompanyId: company } });
    prefetch(context, 'getMultiShareHolderDetails', { query: { CompanyId: company } });
  },
  component: AllotmentRoute,
});

function AllotmentRoute() {
  const { company, draft } = Route.useSearch();
  return company === undefined ? null : (
    <AllotmentPage key={draft ?? ''} companyId={company} draftId={draft} />
  );
}
