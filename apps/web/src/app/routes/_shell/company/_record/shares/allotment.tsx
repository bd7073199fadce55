import { createFileRoute } from '@tanstack/react-router';
import { AllotmentPage } from '#features/shares/allotment/allotment-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

/** A draft to go on with, a recorded allotment that is corrected, or neither for a new one. */
export const Route = createFileRoute('/_shell/company/_record/shares/allotment')({
  validateSearch: readTexts('company', 'draft', 'corrects'),
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
