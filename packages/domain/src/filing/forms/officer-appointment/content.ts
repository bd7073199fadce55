import type { FiledAddress } from '../filed-address.ts';
import type {
  FiledName,
  FiledPreviousName,
  FiledRegistration,
  FiledResidence,
  FiledServiceAddress,
  FiledNameMismatchReason,
} from '../filed-officer.ts';

/**
 * The appointment of a director (AP01, corporate AP02), a secretary (AP03, corporate AP04) or a member of
 * a limited liability partnership (LLAP01, corporate LLAP02); Companies Act 2006 ss. 167 and 276.
 *
 * Secrets of a director or member who is a person: `dateOfBirth` (`YYYY-MM-DD`), `personalCode` (the 11
 * characters of Companies House) and, where the residence is a protected address, the lines
 * `residentialAddress.premise` … (`FiledResidence`). Others have none.
 */
export interface OfficerAppointmentContent {
  readonly appointedOn: string;
  /** The officer has consented to act; nothing is filed without it. */
  readonly consentToAct: boolean;
  readonly officer: AppointedOfficer;
}

export type AppointedOfficer =
  | AppointedDirector
  | AppointedSecretary
  | AppointedMember
  | AppointedCorporateOfficer;

interface AppointedPerson {
  readonly kind: 'person';
  readonly name: FiledName;
  readonly serviceAddress: FiledServiceAddress;
  readonly previousNames?: readonly FiledPreviousName[] | undefined;
}

interface VerifiedPerson extends AppointedPerson {
  readonly residence: FiledResidence;
  /** The person's identity is verified (s. 1110A); nothing is filed without it. */
  readonly identityVerified: boolean;
  readonly nameMismatchReason?: FiledNameMismatchReason | undefined;
}

export interface AppointedDirector extends VerifiedPerson {
  readonly role: 'director';
  /** One to three, together at most 50 characters with the commas between them. */
  readonly nationalities: readonly string[];
  readonly countryOfResidence?: string | undefined;
}

export interface AppointedSecretary extends AppointedPerson {
  readonly role: 'secretary';
}

export interface AppointedMember extends VerifiedPerson {
  readonly role: 'member';
  readonly designated: boolean;
  readonly countryOfResidence: string;
}

export type AppointedCorporateOfficer = {
  readonly kind: 'corporate';
  readonly corporateName: string;
  readonly address: FiledAddress;
  readonly registration: FiledRegistration;
  /** The person who acts for it. */
  readonly representative?: { readonly forename: string; readonly surname: string } | undefined;
} & ({ readonly role: 'director' | 'secretary' } | { readonly role: 'member'; readonly designated: boolean });
