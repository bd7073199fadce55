import { textOf } from '#kit/search-text.ts';
import { readRegisterAddress, type RegisterAddress } from '../../../record/record-address.ts';

/** How the register of certificates is shown, as its address keeps it; `former` shows those that ended. */
export interface CertificatesAddress extends RegisterAddress {
  /** What the list is filtered by. */
  readonly q?: string | undefined;
}

export function readCertificatesAddress(search: Readonly<Record<string, unknown>>): CertificatesAddress {
  return { ...readRegisterAddress(search), q: textOf(search, 'q') };
}

export interface CertificatesPageProps {
  readonly companyId: string;
  readonly address: CertificatesAddress;
  readonly onAddressChange: (change: Partial<CertificatesAddress>) => void;
}
