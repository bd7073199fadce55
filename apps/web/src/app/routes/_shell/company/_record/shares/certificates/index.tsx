import { createFileRoute } from '@tanstack/react-router';
import { readCertificatesAddress } from '#features/shares/certificates/certificates-address.ts';
import { CertificatesPage } from '#features/shares/certificates/certificates-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/certificates/')({
  validateSearch: readCertificatesAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('shareCertificateDetails'),
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
