import { createFileRoute } from '@tanstack/react-router';
import { ChargesPage } from '#features/charges/charges-page.tsx';
import { readRegisterAddress } from '../../../../../record/record-address.ts';
import { prefetch } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/chargesandmortgages')({
  validateSearch: readRegisterAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company !== undefined) prefetch(context, 'getCompanyCharges', { query: { CompanyId: company } });
  },
  component: ChargesRoute,
});

function ChargesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <ChargesPage
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
