import { createFileRoute } from '@tanstack/react-router';
import { OpeningPage } from '#features/shares/opening/opening-page.tsx';
import { readRecordAddress } from '../../../../../../record/record-address.ts';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/opening')({
  validateSearch: readRecordAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company !== undefined) prefetch(context, 'getOpeningBalance', { query: { CompanyId: company } });
  },
  component: OpeningRoute,
});

function OpeningRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <OpeningPage companyId={company} />;
}
