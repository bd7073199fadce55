import { createFileRoute } from '@tanstack/react-router';
import { AllotmentsPage } from '#features/shares/allotment/allotments-page.tsx';
import { readRecordAddress } from '../../../../../../record/record-address.ts';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/allotments')({
  validateSearch: readRecordAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company === undefined) return;
    prefetch(context, 'getSingleShareDetails', { query: { CompanyId: company } });
    prefetch(context, 'getMultiShareDetails', { query: { CompanyId: company } });
  },
  component: AllotmentsRoute,
});

function AllotmentsRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <AllotmentsPage companyId={company} />;
}
