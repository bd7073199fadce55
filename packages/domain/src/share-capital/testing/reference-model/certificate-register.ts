import {
  type Certificate,
  type CertificateChange,
  type CertificateContent,
  numbered,
} from '../../certificates/certificate.ts';

/**
 * Applies a change to the certificates of a company; new ones take the next numbers. The database keeps certificates of its
 * own and must give the same ones.
 */
export function applyCertificateChange(
  certificates: readonly Certificate[],
  change: CertificateChange,
): readonly Certificate[] {
  const ends = new Map(change.end.map((each) => [each.number, each]));
  const kept = certificates.map((certificate) => {
    const end = ends.get(certificate.number);
    return end ? { ...certificate, status: end.status, endedOn: end.on } : certificate;
  });
  const used = new Set(certificates.map(({ number }) => number));
  const issued = numbered(change.issue, { used, highest: Math.max(0, ...used) });
  return [...kept, ...issued.map((each) => ({ ...each, status: 'live' as const }))];
}

/** The live certificates of one account and class. */
export function liveCertificates(
  certificates: readonly Certificate[],
  { holderId, classId }: Pick<CertificateContent, 'holderId' | 'classId'>,
): readonly Certificate[] {
  return certificates.filter(
    (each) => each.status === 'live' && each.holderId === holderId && each.classId === classId,
  );
}
