import type { NameReason } from '../../identity/name-reasons.ts';
import type { FiledAddress } from './filed-address.ts';

/** In which office: director, secretary, or member of a limited liability partnership. */
export type OfficerRole = 'director' | 'secretary' | 'member';

/** The name of a person. */
export interface FiledName {
  readonly title?: string | undefined;
  readonly forename?: string | undefined;
  readonly otherForenames?: string | undefined;
  readonly surname: string;
}

/** An earlier name of an officer, used for business in the last 20 years (Companies Act 2006 s. 163). */
export interface FiledPreviousName {
  readonly forename?: string | undefined;
  /** At most 50 characters. */
  readonly surname: string;
}

/** Where an officer is reached; public. */
export type FiledServiceAddress =
  | { readonly kind: 'registered-office' }
  | { readonly kind: 'address'; readonly address: FiledAddress };

/**
 * Where an officer lives: at the service address, or at an address that is not public. That one is not
 * in the content: its lines are the secrets `residentialAddress.premise`, `residentialAddress.street` and
 * so on by `FILED_ADDRESS_LINES`, without care-of and PO box.
 */
export type FiledResidence =
  | { readonly kind: 'service-address' }
  | {
      readonly kind: 'protected-address';
      /** The registrar has granted protection from disclosure (s. 243). */
      readonly secured?: boolean | undefined;
    };

/** Where a corporate officer is registered. */
export type FiledRegistration =
  | { readonly kind: 'uk-company'; readonly registrationNumber: string }
  | {
      readonly kind: 'other';
      readonly placeRegistered?: string | undefined;
      readonly registrationNumber?: string | undefined;
      readonly lawGoverned: string;
      readonly legalForm: string;
    };

/** Why the verified name differs from the name on the register. */
export type FiledNameMismatchReason = NameReason;

/** An officer exactly as the register names them now. */
export type RegisteredOfficerName =
  | { readonly kind: 'person'; readonly name: FiledName }
  | { readonly kind: 'corporate'; readonly corporateName: string };
