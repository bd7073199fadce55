import type {
  FiledName,
  FiledNameMismatchReason,
  FiledResidence,
  FiledServiceAddress,
} from '../filed-officer.ts';
import type { FiledControl, FiledPscBody } from '../filed-psc.ts';

/**
 * Notice of a person with significant control: an individual (PSC01), a relevant legal entity (PSC02) or an other registrable
 * person (PSC03); Companies Act 2006 s. 790LA.
 *
 * Secrets of an individual: `dateOfBirth` (`YYYY-MM-DD`), `personalCode` where the identity is stated and, where the residence
 * is a protected address, the lines `residentialAddress.premise` … (`FiledResidence`). Others have none.
 */
export interface PscNotificationContent {
  /** When they became registrable. */
  readonly becameOn: string;
  /** When the company had confirmation; not sent. */
  readonly confirmedOn: string;
  readonly psc: NotifiedIndividual | FiledPscBody;
  readonly control: FiledControl;
}

export interface NotifiedIndividual {
  readonly kind: 'individual';
  readonly name: FiledName;
  readonly serviceAddress: FiledServiceAddress;
  readonly residence: FiledResidence;
  /** One to three, together at most 50 characters with the commas between them. */
  readonly nationalities: readonly string[];
  readonly countryOfResidence: string;
  /** The identity is verified (s. 790LM); it may be stated later. */
  readonly identityVerified?: boolean | undefined;
  readonly nameMismatchReason?: FiledNameMismatchReason | undefined;
}
