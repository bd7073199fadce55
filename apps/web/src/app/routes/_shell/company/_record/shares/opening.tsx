import { createFileRoute } from '@tanstack/react-router';
import { OpeningPage } from '#features/shares/opening/opening-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { companyOf, prefetchByCompany } from '../../../../../prefetch.ts';

/** The opening balance, who holds its shares of nobody known, the history that shall replace it, or one line of that history: an id, or "new" with its kind. */
export const Route = createFileRoute('/_shell/company/_record/shares/opening')({
  validateSearch: readTexts('company', 'divide', 'replace', 'line', 'kind'),
  loaderDeps: companyOf,
  loader: prefetchByCompany('getOpeningBalance'),
  component: OpeningRoute,
});

function OpeningRoute() {
  const address = Route.useSearch();
  return address.company === undefined ? null : <OpeningPage companyId={address.company} address={address} />;
}
