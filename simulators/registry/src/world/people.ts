/** Who stands on the register, and where. */
export interface Address {
  careOf?: string;
  poBox?: string;
  /** House name or number; old addresses carry it in `line1`. */
  premises?: string;
  line1?: string;
  line2?: string;
  locality?: string;
  /** The register really holds nulls here. */
  region?: string | null;
  postalCode?: string;
  country?: string;
}

export interface Person {
  title?: string;
  forename: string;
  otherForenames?: string;
  surname: string;
  formerNames?: { forenames: string; surname: string }[];
  /** Protected: the public sees month and year. Secretaries have none. */
  dateOfBirth?: string;
  nationality?: string;
  occupation?: string;
  countryOfResidence?: string;
  serviceAddress: Address;
  /** Protected. */
  residentialAddress?: Address;
  /** Protected. Eleven characters, given by the registry when the identity was verified; the same for all roles. */
  personalCode?: string;
}

export interface CorporateBody {
  name: string;
  address: Address;
  identification?: CorporateIdentification;
}

export interface CorporateIdentification {
  type?:
    | 'uk-limited-company'
    | 'eea'
    | 'non-eea'
    | 'other-corporate-body-or-firm'
    | 'registered-overseas-entity-corporate-managing-officer';
  legalForm?: string;
  legalAuthority?: string;
  placeRegistered?: string;
  countryRegistered?: string;
  registrationNumber?: string;
}

/** Identity verification for one appointment or control. Verified: start <= day < end. */
export interface Verification {
  /** First day on which the statement can be given (PSCs). */
  statementOpensOn?: string;
  statementDueOn?: string;
  startOn?: string;
  /** `9999-12-31` while it lasts. */
  endOn?: string;
  acsp?: { verifiedOn: string; name: string; supervisoryBodies: string[]; preferredName?: string };
}

export type OfficerRole =
  | 'director'
  | 'secretary'
  | 'corporate-director'
  | 'corporate-secretary'
  | 'nominee-director'
  | 'nominee-secretary'
  | 'corporate-nominee-director'
  | 'corporate-nominee-secretary'
  | 'judicial-factor'
  | 'receiver-and-manager'
  | 'cic-manager'
  | 'llp-member'
  | 'llp-designated-member'
  | 'corporate-llp-member'
  | 'corporate-llp-designated-member'
  | 'general-partner-in-a-limited-partnership'
  | 'limited-partner-in-a-limited-partnership'
  | 'managing-officer'
  | 'corporate-managing-officer'
  | 'person-authorised-to-represent-and-accept';

export interface Officer {
  /** Of the appointment, 27 characters. */
  id: string;
  /** Of the person as the registry groups appointments, 27 characters. */
  officerId: string;
  role: OfficerRole;
  /** Exactly one of `person` and `corporate` is present. */
  person?: Person;
  corporate?: CorporateBody;
  appointedOn?: string;
  /** Instead of `appointedOn`, for appointments from before 1992. */
  appointedBefore?: string;
  resignedOn?: string;
  responsibilities?: string;
  contactName?: string;
  principalOffice?: Address;
  verification?: Verification;
}

export type PscKind =
  | 'individual'
  | 'corporate-entity'
  | 'legal-person'
  | 'super-secure'
  | 'individual-beneficial-owner'
  | 'corporate-entity-beneficial-owner'
  | 'legal-person-beneficial-owner'
  | 'super-secure-beneficial-owner';

export interface Psc {
  /** 27 characters. */
  id: string;
  kind: PscKind;
  /** The individual kinds, and the (protected) truth behind the super-secure ones. */
  person?: Person;
  /** The corporate and legal-person kinds. */
  corporate?: CorporateBody;
  natures: string[];
  notifiedOn: string;
  ceasedOn?: string;
  isSanctioned?: boolean;
  principalOffice?: Address;
  verification?: Verification;
}

export interface PscStatement {
  id: string;
  statement: string;
  notifiedOn: string;
  ceasedOn?: string;
  linkedPscName?: string;
  linkedPscId?: string;
  withdrawalReason?: string;
}
