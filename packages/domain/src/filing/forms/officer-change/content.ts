import type { FiledAddress } from '../filed-address.ts';
import type { FiledName, FiledRegistration, FiledResidence, FiledServiceAddress } from '../filed-officer.ts';

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

export type ChangedOfficer =
  | ChangedPerson<'director', DirectorChange>
  | ChangedPerson<'secretary', SecretaryChange>
  | ChangedPerson<'member', MemberChange>
  | ChangedCorporateOfficer;

export interface ChangedPerson<Role, Change> {
  readonly kind: 'person';
  readonly role: Role;
  /** As on the register now. */
  readonly name: FiledName;
  readonly change: Change;
}

export interface SecretaryChange {
  readonly name?: FiledName | undefined;
  readonly serviceAddress?: FiledServiceAddress | undefined;
}

interface ResidentChange extends SecretaryChange {
  /** Asked whenever the service address changes and no new residence is given. */
  readonly residentialAddressUnchanged?: boolean | undefined;
  readonly residence?: FiledResidence | undefined;
  readonly countryOfResidence?: string | undefined;
}

export interface DirectorChange extends ResidentChange {
  /** The new set, one to three, together at most 50 characters with the commas between them. */
  readonly nationalities?: readonly string[] | undefined;
}

export interface MemberChange extends ResidentChange {
  readonly designation?: FiledDesignation | undefined;
}

/** Whether a member is designated from now on, with the member's consent. */
export interface FiledDesignation {
  readonly designated: boolean;
  readonly consentToAct: boolean;
}

export type ChangedCorporateOfficer = {
  readonly kind: 'corporate';
  /** As on the register now. */
  readonly corporateName: string;
} & (
  | { readonly role: 'director' | 'secretary'; readonly change: CorporateOfficerChange }
  | {
      readonly role: 'member';
      readonly change: CorporateOfficerChange & { readonly designation?: FiledDesignation | undefined };
    }
);

export interface CorporateOfficerChange {
  readonly corporateName?: string | undefined;
  readonly address?: FiledAddress | undefined;
  readonly registration?: FiledRegistration | undefined;
}
