import type { Certificate } from '../certificates/certificate.ts';
import { certificatesForEntry } from '../certificates/certificates-for-entry.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { applyCertificateChange } from './reference-model/certificate-register.ts';
import type { Register } from './example-register.ts';

/** Posts requests and returns the certificates after them, each issued on the day of its event. */
export function certificatesAfter(
  register: Register,
  ...requests: readonly ShareActionRequest[]
): readonly Certificate[] {
  let certificates: readonly Certificate[] = [];
  const findLot = register.ledger.lot.bind(register.ledger);
  for (const request of requests) {
    const event = register.post(request);
    const change = certificatesForEntry([event], certificates, { issuedOn: event.effectiveOn, findLot });
    certificates = applyCertificateChange(certificates, change);
  }
  return certificates;
}

/** Number, holder, shares, status and origin of each certificate. */
export const readCertificates = (certificates: readonly Certificate[]) =>
  certificates.map(({ number, holderId, shares, status, origin }) => [
    number,
    holderId,
    String(shares / 1_000_000n),
    status,
    origin,
  ]);
