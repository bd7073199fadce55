import { type CivilDate, formatCivilDate, formatShortDate } from '@statbook/domain/dates';
import { formatCount } from '@statbook/domain/money';
import { describeNumberRanges } from '@statbook/domain/share-capital';
import type { Certificate } from '@statbook/domain/share-capital/certificates';
import type { DocumentCompany } from '../company-facts.ts';
import { drawRegisterDocument } from '../page/register-document.ts';

/** A certificate as its register lists it. */
export interface CertificateEntry {
  readonly certificate: Certificate;
  readonly holderName: string;
  readonly className: string;
  /** Why it ended: "cancelled by entry 12 (transfer)"; undefined for a live one. */
  readonly ended?: string | undefined;
  readonly deliveredOn?: CivilDate | undefined;
}

/** A company's register of certificates. */
export interface RegisterOfCertificatesInput {
  readonly company: DocumentCompany;
  /** By number. */
  readonly entries: readonly CertificateEntry[];
  /** The day the document is made; the register is as at this day. */
  readonly madeOn: CivilDate;
}

const columns = [
  { title: 'Number', share: 7, isFigure: true },
  { title: 'Holder', share: 26 },
  { title: 'Class', share: 14 },
  { title: 'Shares', share: 11, isFigure: true },
  { title: 'Numbers', share: 11 },
  { title: 'Issued', share: 10 },
  { title: 'Delivered', share: 10 },
  { title: 'Status', share: 22 },
];

/** The register of certificates as a tagged PDF, A4 across: live ones, and what became of the others. */
export function drawRegisterOfCertificates(input: RegisterOfCertificatesInput): Promise<Uint8Array> {
  const { company, entries, madeOn } = input;
  const live = entries.filter(({ certificate }) => certificate.status === 'live');
  return drawRegisterDocument({
    title: 'Register of certificates',
    company,
    lines: [
      `As at ${formatCivilDate(madeOn)}`,
      `${live.length.toLocaleString('en-GB')} current of ${entries.length.toLocaleString('en-GB')}`,
    ],
    madeOn,
    tables: [{ title: 'Certificates', columns, rows: entries.map(rowOf) }],
    empty: 'No certificate has been issued.',
  });
}

function rowOf({ certificate, holderName, className, ended, deliveredOn }: CertificateEntry) {
  const { number, shares, numbers, issuedOn, endedOn } = certificate;
  const gone = endedOn === undefined ? '' : ` on ${formatShortDate(endedOn)}`;
  return {
    cells: [
      String(number),
      holderName,
      className,
      formatCount(shares),
      describeNumberRanges(numbers),
      formatShortDate(issuedOn),
      deliveredText(certificate, deliveredOn),
      ended === undefined ? 'Current' : `${ended}${gone}`,
    ],
  };
}

/** An existing certificate was delivered before the books began. */
function deliveredText({ origin }: Certificate, deliveredOn: CivilDate | undefined): string {
  if (deliveredOn !== undefined) return formatShortDate(deliveredOn);
  return origin === 'entered' ? 'Earlier' : '';
}
