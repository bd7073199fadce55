import { createFileRoute } from '@tanstack/react-router';
import { OpeningPage } from '#features/shares/opening/opening-page.tsx';
import { readRecordAddress } from '../../../../../../record/record-address.ts';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/opening')({
  validateSearch: readRecordAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getOpeningBalance'),
  component: OpeningRoute,
});

function OpeningRoute() {
  const { company } = Route.useSearch();
  return company === undefined ? null : <OpeningPage companyId={company} />;
}
