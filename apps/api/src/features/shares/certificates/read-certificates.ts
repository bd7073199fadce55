import { shareCertificateDetails } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import type { Certificate } from '@statbook/domain/share-capital/certificates';
import { handle } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadCertificates } from '../ledger/certificate-queries.ts';
import { type HolderOn, loadHoldersOverTime } from '../ledger/holder-queries.ts';
import { loadTermsOverTime, type TermsOn } from '../ledger/terms-over-time-queries.ts';
import { presentCertificate } from '../ledger/present-shares.ts';
import { type CertificateEnding, loadDeliveries, loadEndings } from './certificate-action-queries.ts';

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
      endedByEntry: ending?.entry,
      endedByKind: ending?.kind,
      endedNote: ending?.note,
      deliveredOn: book.deliveries.get(certificate.number),
      indemnityOn: certificate.indemnityOn,
    };
  });
}

export const shareCertificateDetailsHandler = handle(shareCertificateDetails, async ({ tx, company }) => ({
  entity: presentEntries(await loadCertificateBook(tx, company.id)),
}));
