import { getCompanyTypeFacts, type ServedCompanyType } from '../../../companies/company-types.ts';
import type { CompanyNumber } from '../../../companies/company-number.ts';
import type { CivilDate } from '../../../dates/civil-date.ts';
import type { FilingChannel, FilingState } from '../../filing-life.ts';
import type { NameReason } from '../../../identity/name-reasons.ts';
import type { RegisteredVerification } from '../../../identity/verification.ts';
import type { HumanName } from '../../../people/register-entry.ts';
import type { FormId } from '../../form-catalogue.ts';
import type { FromRegister } from '../allotment-return/from-register.ts';
import type { FiledAddress } from '../filed-address.ts';
import type { FiledCapital } from '../filed-capital.ts';

/** What the register and our own record say of a company, as far as forms ask. */
export interface FormFacts {
  readonly today: CivilDate;
  /** The minute in London, like 14:05; undefined where only the day counts. */
  readonly time?: string | undefined;
  readonly company: CompanyFacts;
  /** How this form goes to the registrar; undefined while it is not begun. */
  readonly channel?: FilingChannel | undefined;
  /** Of a change of name: the names that are known to be taken. */
  readonly otherNames?: readonly string[] | undefined;
  /** Undefined where the register shows none, or an address of the registrar's own. */
  readonly registeredOffice: FiledAddress | undefined;
  /** Undefined where nobody has read it. */
  readonly registeredEmail?: RegisteredEmailFacts | undefined;
  readonly sail: { readonly address: FiledAddress | undefined; readonly records: readonly string[] };
  readonly accounts: AccountsFacts | undefined;
  /** In office, in the order of the register. */
  readonly officers: readonly OfficerFacts[];
  /** On the register of people with significant control now, in its order. */
  readonly pscs: readonly PscFacts[];
  /** Statements in the place of such persons, or about them, that stand now. */
  readonly pscStatements: readonly PscStatementFacts[];
  /** Ids of officers and PSCs of whom somebody has said that every particular is protected. */
  readonly onPaper?: readonly string[] | undefined;
  readonly charges: readonly ChargeFacts[];
  /** What people have attached to this form; a form that is not begun has none. */
  readonly documents: readonly AttachedDocumentFacts[];
  /** The last statement of capital on the register, one entry per currency; undefined where it is not known. */
  readonly capital?: readonly FiledCapital[] | undefined;
  /** Of a return that was begun from entries of the share register: what they say today. */
  readonly allotmentsInBooks?: FromRegister | undefined;
  /** Filings of the company that have begun and are not at their end. */
  readonly openFilings: readonly OpenFiling[];
  /** Of a form that states an identity: people on the company's registers, each by every entry. */
  readonly knownPeople?: readonly KnownPersonFacts[] | undefined;
  /** Why personal codes that were typed are not taken, by where each is: they are held for another. */
  readonly codeRefusals?: Readonly<Record<string, string>> | undefined;
}

/** A human on a register of the company, and whether their personal code is held; never the code. */
export interface KnownPersonFacts {
  readonly register: 'officer' | 'psc';
  /** The register's id of the entry. */
  readonly registerKey: string;
  readonly personId: string;
  readonly name: HumanName;
  readonly born: { readonly month: number; readonly year: number } | undefined;
  readonly isProtected: boolean;
  /** Undefined where none is held. */
  readonly codeSince: CivilDate | undefined;
  /** Why their identity was verified under another name than this; undefined where it was not, or where nobody has said why. */
  readonly nameReason?: NameReason | undefined;
}

interface RegisteredEmailFacts {
  /** The address is not public: only whether there is one. Undefined where the company's data were not read. */
  readonly isRegistered: boolean | undefined;
  /** Somebody has signed in at the registry for this company, and what they granted still serves. */
  readonly isSignedIn: boolean;
}

interface CompanyFacts {
  /** An application to register it is prepared: it has neither number nor code, and its name and type are those proposed. */
  readonly isBeingFormed?: true | undefined;
  /** Undefined of a company that is being formed. */
  readonly number: CompanyNumber | undefined;
  readonly name: string;
  readonly type: ServedCompanyType | 'llp';
  readonly status: string;
  /** Undefined of a company that is being formed. */
  readonly incorporatedOn: CivilDate | undefined;
  /** The part of the United Kingdom in which it is registered: decides where its office may be. */
  readonly jurisdiction: 'england-wales' | 'wales' | 'scotland' | 'northern-ireland' | undefined;
  readonly hasAuthenticationCode: boolean;
}

interface AccountsFacts {
  readonly referenceDay: number;
  readonly referenceMonth: number;
  readonly periodStartsOn: CivilDate | undefined;
  /** End of the period whose accounts come next. */
  readonly nextMadeUpTo: CivilDate | undefined;
  readonly nextDueOn: CivilDate | undefined;
  readonly lastMadeUpTo: CivilDate | undefined;
  /** End of the last period that a notice has extended, as the filing history shows it (AA01 "extended"). */
  readonly lastExtendedPeriodEndedOn?: CivilDate | undefined;
}

/** An officer in office. Names of people are as the register holds them, which is how the gateway finds them again. */
export interface OfficerFacts {
  /** The register's id of the appointment. */
  readonly id: string;
  readonly role: 'director' | 'secretary' | 'member' | 'designated-member' | 'other';
  readonly kind: 'person' | 'corporate';
  /** For reading: "Anna Maria Example". */
  readonly fullName: string;
  readonly title: string | undefined;
  readonly forename: string | undefined;
  readonly otherForenames: string | undefined;
  /** Of a corporate officer, its whole name. */
  readonly surname: string;
  readonly appointedOn: CivilDate | undefined;
  /** Only where the registry has opened it to us with the authentication code; never shown. */
  readonly dateOfBirth: CivilDate | undefined;
  /** As far as it is public: "May 1980". */
  readonly born: { readonly month: number; readonly year: number } | undefined;
  readonly nationality: string | undefined;
  readonly countryOfResidence: string | undefined;
  readonly serviceAddress: FiledAddress | undefined;
  readonly identification: CorporateIdentificationFacts | undefined;
}

interface CorporateIdentificationFacts {
  readonly placeRegistered: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly lawGoverned: string | undefined;
  readonly legalForm: string | undefined;
}

/** A person with significant control. Names of people are as the register holds them, which is how the gateway finds them again. */
export interface PscFacts {
  /** The register's id of the notification. */
  readonly id: string;
  readonly kind: 'individual' | 'corporate-entity' | 'legal-person' | 'super-secure';
  /** For reading. */
  readonly fullName: string;
  readonly title: string | undefined;
  readonly forename: string | undefined;
  readonly otherForenames: string | undefined;
  /** Of a body, its whole name. */
  readonly surname: string;
  readonly notifiedOn: CivilDate | undefined;
  /** As far as it is public. */
  readonly born: { readonly month: number; readonly year: number } | undefined;
  readonly nationality: string | undefined;
  readonly countryOfResidence: string | undefined;
  /** Of a body, its principal office. */
  readonly serviceAddress: FiledAddress | undefined;
  readonly identification: PscIdentificationFacts | undefined;
  /** By the keys of the register. */
  readonly natures: readonly string[];
  readonly verification: PscVerificationFacts | undefined;
}

interface PscIdentificationFacts extends CorporateIdentificationFacts {
  readonly country: string | undefined;
}

interface PscVerificationFacts extends RegisteredVerification {
  /** The first day on which the statement can be given. */
  readonly opensOn: CivilDate | undefined;
}

export interface PscStatementFacts {
  /** The register's id. */
  readonly id: string;
  /** The register's key, its misspelling included. */
  readonly statement: string;
  readonly notifiedOn: CivilDate | undefined;
  /** The person whom it is about, also one who has ceased. */
  readonly psc: PscFacts | undefined;
}

export interface ChargeFacts {
  readonly id: string;
  /** Of charges since 6 April 2013. */
  readonly code: string | undefined;
  readonly number: number | undefined;
  readonly status: string;
  readonly createdOn: CivilDate | undefined;
  readonly description: string;
  readonly personsEntitled: readonly string[];
}

/** A PDF that was opened and counted when it was attached. */
export interface AttachedDocumentFacts {
  readonly id: string;
  readonly filename: string;
  /** In lower-case hex. */
  readonly sha256: string;
  readonly pages: number;
}

export interface OpenFiling {
  readonly id: string;
  readonly form: FormId;
  readonly state: FilingState;
  readonly effectiveOn: CivilDate | undefined;
  /** What it is about, as `FormRules.subject` says: an officer, a charge. */
  readonly subject: string;
  /** How it goes to the registrar; undefined while it is a draft. */
  readonly channel?: FilingChannel | undefined;
  /** Of one that failed: the registrar may have it, and decide it all the same. */
  readonly mayBeHeld?: boolean | undefined;
  /** Of a change of name: the register shows another name than the one under which it was sent, whatever is said of the filing. */
  readonly isNameShown?: boolean | undefined;
}

/** What an entity calls itself in its forms. */
export function bodyOf({ company }: FormFacts): 'company' | 'partnership' {
  return company.type === 'llp' ? 'partnership' : 'company';
}

/** Why there is no form about shares; undefined for a company that has a share capital. */
export function whyNoShares({ company }: FormFacts): string | undefined {
  if (company.type === 'llp') return 'A limited liability partnership has no shares.';
  return getCompanyTypeFacts(company.type).hasShareCapital ? undefined : 'The company has no share capital.';
}
