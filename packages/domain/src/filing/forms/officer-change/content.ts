import type { FiledAddress } from '../filed-address.ts';
import type {
  FiledName,
  FiledRegistration,
  FiledResidence,
  FiledServiceAddress,
  OfficerRole,
  RegisteredOfficerName,
} from '../filed-officer.ts';

/**
 * Changed details of a director (CH01, corporate CH02), a secretary (CH03, corporate CH04) or a member of
 * a limited liability partnership (LLCH01, corporate LLCH02); Companies Act 2006 ss. 167 and 276. The
 * officer is named as the register has them now; only what changes is given, and at least one thing does.
 *
 * Secrets of a director or member who is a person: `dateOfBirth` (`YYYY-MM-DD`) and, where the new
 * residence is a protected address, the lines `residentialAddress.premise` … (`FiledResidence`).
 */
export interface OfficerChangeContent {
  readonly changedOn: string;
  readonly officer: ChangedOfficer;
}

export type ChangedOfficer = RegisteredOfficerName & {
  readonly role: OfficerRole;
  readonly change: OfficerChangeDetails;
};

/** What is new of an officer. The form of each kind of officer has some of these only. */
export interface OfficerChangeDetails {
  /** Of a person. */
  readonly name?: FiledName | undefined;
  readonly serviceAddress?: FiledServiceAddress | undefined;
  /** Asked of a director or member whenever the service address changes and no new residence is given. */
  readonly residentialAddressUnchanged?: boolean | undefined;
  readonly residence?: FiledResidence | undefined;
  readonly countryOfResidence?: string | undefined;
  /** Of a director: the new set, one to three, together at most 50 characters with the commas between them. */
  readonly nationalities?: readonly string[] | undefined;
  /** Of a corporate body. */
  readonly corporateName?: string | undefined;
  readonly address?: FiledAddress | undefined;
  readonly registration?: FiledRegistration | undefined;
  /** Of a member. */
  readonly designation?: FiledDesignation | undefined;
}

/** Whether a member is designated from now on, with the member's consent. */
export interface FiledDesignation {
  readonly designated: boolean;
  readonly consentToAct: boolean;
}
