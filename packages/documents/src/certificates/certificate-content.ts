import type { CivilDate } from '@statbook/domain/dates';
import type { Amount, ShareCount } from '@statbook/domain/money';
import type { AddressRecord, NumberRange } from '@statbook/domain/share-capital';
import type { PaidPart } from '@statbook/domain/share-capital/certificates';
import type { DocumentCompany } from '../company-facts.ts';

/** How the company executes its certificates (ss.44-46). */
export type CertificateExecution = 'two-signatories' | 'director-and-witness' | 'seal';

/** What a company chose for its certificates. */
export interface CertificateTemplate {
  /** A picture in PNG or JPEG at the head. */
  readonly logo?: Uint8Array | undefined;
  /** The sentence after what is certified. */
  readonly wording: string;
  readonly execution: CertificateExecution;
  /** The offices under the lines for signatures, two at most; the usual ones where it is empty. */
  readonly signatories: readonly string[];
  /** Small print at the foot. */
  readonly notice: string;
}

/** One certificate: what it says of its shares and their holder. */
export interface CertificateContent {
  readonly number: number;
  readonly holderName: string;
  /** Several people hold the shares together. */
  readonly isJoint: boolean;
  readonly address?: AddressRecord | undefined;
  readonly className: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly nominalEach: Amount;
  readonly shares: ShareCount;
  /** Distinguishing numbers; none for a class without them. */
  readonly numbers: readonly NumberRange[];
  /** What is paid on them: several parts where they are not paid up alike. */
  readonly paidUp: readonly PaidPart[];
  readonly issuedOn: CivilDate;
  /** The number of the certificate that was lost, on its duplicate. */
  readonly duplicateOf?: number | undefined;
}

/** Certificates of one company, to be printed together. */
export interface ShareCertificatesInput {
  readonly company: DocumentCompany;
  /** Said under the number: "Registered in England and Wales". */
  readonly registeredIn?: string | undefined;
  readonly template: CertificateTemplate;
  readonly certificates: readonly CertificateContent[];
  /** For previews of the template: marked as a specimen. */
  readonly isSpecimen?: boolean | undefined;
  /** The day the document is made. */
  readonly madeOn: CivilDate;
}
