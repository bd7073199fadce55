import { createFileRoute } from '@tanstack/react-router';
import { readAllotmentAddress } from '#features/shares/allotment/allotment-address.ts';
import { AllotmentPage } from '#features/shares/allotment/allotment-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/allotment')({
  validateSearch: readAllotmentAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('companyInformationReportShareClass', 'getMultiShareHolderDetails'),
  component: AllotmentRoute,
});

function AllotmentRoute() {
  const { company, draft, corrects } = Route.useSearch();
  return company === undefined ? null : (
    <AllotmentPage key={`${draft} ${corrects}`} companyId={company} draftId={draft} corrects={corrects} />
  );
}
