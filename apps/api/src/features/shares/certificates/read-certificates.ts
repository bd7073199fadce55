import { shareCertificateDetails } from '@statbook/contract/calls';
import type { Certificate, CivilDate } from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadCertificates } from '../books/certificate-queries.ts';
import { type HolderOn, loadHoldersOverTime } from '../books/holder-queries.ts';
import { loadTermsOverTime, type TermsOn } from '../books/terms-over-time-queries.ts';
import { presentCertificate } from '../books/present-shares.ts';
import { type CertificateEnding, loadDeliveries, loadEndings } from './certificate-act-queries.ts';

/** Every certificate of a company with what is known of it. */
export interface CertificateBook {
  certificates: readonly Certificate[];
  holderOn: HolderOn;
  termsOn: TermsOn;
  endings: ReadonlyMap<number, CertificateEnding>;
  deliveries: ReadonlyMap<number, CivilDate>;
}

export async function loadCertificateBook(tx: Transaction, companyId: string): Promise<CertificateBook> {
  return {
    certificates: await loadCertificates(tx, companyId),
    holderOn: await loadHoldersOverTime(tx, companyId),
    termsOn: await loadTermsOverTime(tx, companyId),
    endings: await loadEndings(tx, companyId),
    deliveries: await loadDeliveries(tx, companyId),
  };
}

/** The certificates with some numbers, or all, as the wire has them. */
export function presentEntries(book: CertificateBook, only?: ReadonlySet<number>) {
  const wanted = only ? book.certificates.filter(({ number }) => only.has(number)) : book.certificates;
  return wanted.map((certificate) => {
    const ending = book.endings.get(certificate.number);
    return {
      ...presentCertificate(certificate, book),
      EndedByEntry: ending?.entry ?? null,
      EndedByKind: ending?.kind ?? null,
      EndedNote: ending?.note ?? null,
      DeliveredOn: book.deliveries.get(certificate.number) ?? null,
      IndemnityOn: certificate.indemnityOn ?? null,
    };
  });
}

export const shareCertificateDetailsHandler = handle(shareCertificateDetails, async ({ tx, company }) => ({
  Entity: presentEntries(await loadCertificateBook(tx, company.id)),
}));
