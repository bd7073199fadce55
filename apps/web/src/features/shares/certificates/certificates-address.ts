import { readTexts } from '#kit/search-text.ts';
import { type RegisterAddress, registerNames } from '../../../record/record-address.ts';

/** How the register of certificates is shown, as its address keeps it; `former` shows those that ended. */
export interface CertificatesAddress extends RegisterAddress {
  /** What the list is filtered by. */
  readonly q?: string | undefined;
}

export const readCertificatesAddress = readTexts('q', ...registerNames);

export interface CertificatesPageProps {
  readonly companyId: string;
  readonly address: CertificatesAddress;
  readonly onAddressChange: (change: Partial<CertificatesAddress>) => void;
}
