import { createFileRoute } from '@tanstack/react-router';
import { readCertificatesAddress } from '#features/shares/certificates/certificates-address.ts';
import { CertificatesPage } from '#features/shares/certificates/certificates-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/shares/certificates/')({
  validateSearch: readCertificatesAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('shareCertificateDetails'),
  component: CertificatesRoute,
});

function CertificatesRoute() {
  const page = useCompanyAddress(Route);
  return page && <CertificatesPage key={page.companyId} {...page} />;
}
