import { createFileRoute } from '@tanstack/react-router';
import { OpeningPage } from '#features/shares/opening/opening-page.tsx';
import { readOpeningAddress } from '#features/shares/replacement/replacement-address.ts';
import { prefetch } from '../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/opening')({
  validateSearch: readOpeningAddress,
  loaderDeps: ({ search: { company, replace } }) => ({ company, replace }),
  loader: ({ context, deps: { company, replace } }) => {
    if (company === undefined) return;
    const query = { CompanyId: company };
    if (replace === undefined) prefetch(context, 'getOpeningBalance', { query });
    else prefetch(context, 'getOpeningReplacement', { query });
  },
  component: OpeningRoute,
});

function OpeningRoute() {
  const address = Route.useSearch();
  return address.company === undefined ? null : <OpeningPage companyId={address.company} address={address} />;
}
