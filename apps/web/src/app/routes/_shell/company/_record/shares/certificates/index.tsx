import { createFileRoute } from '@tanstack/react-router';
import { readCertificatesAddress } from '#features/shares/certificates/certificates-address.ts';
import { CertificatesPage } from '#features/shares/certificates/certificates-page.tsx';
import { prefetch } from '../../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/certificates/')({
  validateSearch: readCertificatesAddress,
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company !== undefined)
      prefetch(context, 'shareCertificateDetails', { query: { CompanyId: company } });
  },
  component: CertificatesRoute,
});

function CertificatesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <CertificatesPage
      key={address.company}
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
