import { readTexts } from '#kit/address/search-text.ts';
import { type CompanyPage, type RegisterAddress, registerParams } from '#company-page/page-address.ts';

/** How the register of certificates is shown, as its address keeps it; `former` shows those that ended. */
interface CertificatesAddress extends RegisterAddress {
  /** What the list is filtered by. */
  readonly q?: string | undefined;
}

export const readCertificatesAddress = readTexts('q', ...registerParams);

export type CertificatesPageProps = CompanyPage<CertificatesAddress>;
