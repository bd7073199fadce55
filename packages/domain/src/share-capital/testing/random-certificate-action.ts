import type { CivilDate } from '../../dates/civil-date.ts';
import { wholeCountOf } from '../../money/exact-decimal.ts';
import { type Certificate, type CertificateChange } from '../certificates/certificate.ts';
import { liveCertificates } from './reference-model/certificate-register.ts';
import {
  duplicateCertificate,
  mergeCertificates,
  replaceCertificate,
  splitCertificate,
} from '../certificates/certificate-actions.ts';
import type { RandomNumbers } from './random-request.ts';

/** A duplicate, a replacement, a split or a merger of some live certificate; undefined where there is none that fits. */
export function randomCertificateAction(
  random: RandomNumbers,
  certificates: readonly Certificate[],
  on: CivilDate,
): CertificateChange | undefined {
  const live = certificates.filter(({ status }) => status === 'live');
  const certificate = live[random[2] % Math.max(live.length, 1)];
  if (certificate === undefined) return undefined;
  const outcome = actOn(certificate, { random, certificates, on });
  return outcome.ok ? outcome.change : undefined;
}

function actOn(
  certificate: Certificate,
  {
    random,
    certificates,
    on,
  }: { random: RandomNumbers; certificates: readonly Certificate[]; on: CivilDate },
) {
  const [way] = random;
  if (way % 4 === 0) return duplicateCertificate(certificate, { on, indemnityOn: on });
  if (way % 4 === 1) return replaceCertificate(certificate, on);
  if (way % 4 === 2) return mergeCertificates(liveCertificates(certificates, certificate), on);
  const count = wholeCountOf(certificate.shares) ?? 1n;
  const first = count > 1n ? 1n + (BigInt(random[3]) % (count - 1n)) : count;
  return splitCertificate(certificate, [String(first), String(count - first)], on);
}
