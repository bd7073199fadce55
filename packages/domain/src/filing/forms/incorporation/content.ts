import type { AppointedOfficer } from '../officer-appointment/content.ts';
import type { NotifiedIndividual } from '../psc-notification/content.ts';
import type { FiledAddress } from '../filed-address.ts';
import type { FiledCapital } from '../filed-capital.ts';
import type { FiledControl, FiledPscBody } from '../filed-psc.ts';

/** What is formed, by the words of the gateway (`CompanyIncorporation` v3-8). */
export const FORMED_KINDS = ['BYSHR', 'BYGUAR', 'BYGUAREXEMPT', 'PLC', 'LLP', 'LLPDES'] as const;
export type FormedKind = (typeof FORMED_KINDS)[number];

/** In which part of the United Kingdom the registered office is to be. */
export const FORMED_PLACES = ['EW', 'WA', 'SC', 'NI'] as const;
export type FormedPlace = (typeof FORMED_PLACES)[number];

/** Model articles as they stand, amended, or articles of the company's own, which go as a document. */
export const FORMED_ARTICLES = [
  'BYSHRMODEL',
  'BYGUARMODEL',
  'PLCMODEL',
  'BYSHAREAMEND',
  'BYGUARAMEND',
  'PLCAMEND',
  'BESPOKE',
] as const;

/**
 * The application to register a company or a limited liability partnership (IN01, LLIN01; Companies Act 2006 ss. 9 to 13).
 * Documents go beside the content: articles that are not the model ones, and consents to the name.
 *
 * Secrets, by the place of the person in the content: `officers.0.dateOfBirth`, `officers.0.personalCode`,
 * `officers.0.residentialAddress.premise` … (`FiledResidence`), and the same of an individual under `pscs.0.`.
 */
export interface IncorporationContent {
  /** As it is sent: in capitals. */
  readonly companyName: string;
  readonly kind: FormedKind;
  readonly place: FormedPlace;
  readonly registeredOffice: FiledAddress;
  /** The office is an appropriate address (s. 86); nothing is filed without it. */
  readonly isAppropriateOffice: boolean;
  /** Not of a limited liability partnership. */
  readonly articles?: (typeof FORMED_ARTICLES)[number] | undefined;
  /** The articles restrict what the company may do. */
  readonly hasRestrictedArticles?: boolean | undefined;
  readonly officers: readonly FormedOfficer[];
  /** Empty where nobody has significant control, which is stated then. */
  readonly pscs: readonly FormedPsc[];
  /** Of a company with a share capital. */
  readonly statementOfCapital?: readonly FiledCapital[] | undefined;
  readonly subscribers?: readonly FormedSubscriber[] | undefined;
  /** Of a company limited by guarantee. */
  readonly guarantors?: readonly FormedGuarantor[] | undefined;
  readonly authoriser: FormedAuthoriser;
  readonly sameDay: boolean;
  /** Consent of an existing company or body to a name that is like its own goes with it. */
  readonly hasConsentToName?: boolean | undefined;
  /** Approval of a sensitive word goes with it. */
  readonly hasApprovalOfName?: boolean | undefined;
  /** Of an attempt that was rejected: 8 or 9 characters. */
  readonly rejectReference?: string | undefined;
  /** Five digits each, one to four; not of a limited liability partnership. */
  readonly sicCodes?: readonly string[] | undefined;
  readonly registeredEmail: string;
  /** Formed for lawful purposes (s. 9(2)); nothing is filed without it. */
  readonly isForLawfulPurposes: boolean;
}

/** Who becomes an officer with the incorporation, and has consented (s. 12). */
export type FormedOfficer = AppointedOfficer & { readonly consentToAct: boolean };

/** Who has significant control from the incorporation on (s. 12A). */
export interface FormedPsc {
  readonly psc: NotifiedIndividual | FiledPscBody;
  readonly control: FiledControl;
  /** Of an individual: the particulars are given with their knowledge; nothing is filed without it. */
  readonly knowsOfNotice?: boolean | undefined;
}

/** A person, or a body with who acts for it. Of the person forename and surname alone. */
export type FormedParty =
  | { readonly kind: 'person'; readonly forename: string; readonly surname: string }
  | {
      readonly kind: 'corporate';
      readonly corporateName: string;
      readonly forename: string;
      readonly surname: string;
    };

/** Who subscribes to the memorandum (s. 8) and takes shares. Their name authenticates it. */
export interface FormedSubscriber {
  readonly party: FormedParty;
  readonly address: FiledAddress;
  readonly agreesNameAuthenticates: boolean;
  readonly shares: readonly SubscribedShares[];
}

/** Shares of one class that a subscriber takes on the same terms; numbers are decimal texts. */
export interface SubscribedShares {
  readonly shareClass: string;
  readonly numberOfShares: string;
  /** Paid or due to be paid on each share, with any premium. */
  readonly amountPaidPerShare: string;
  readonly amountUnpaidPerShare: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Of one share. */
  readonly nominalValue: string;
}

/** Who becomes a member by guarantee (s. 11). */
export interface FormedGuarantor {
  readonly party: FormedParty;
  readonly address: FiledAddress;
  readonly agreesNameAuthenticates: boolean;
  /** In words with its currency, at most 100 characters. */
  readonly amountGuaranteed: string;
}

/** Who signs the application: one kind, by what is formed. Of a partnership a member or a solicitor; of a company another. */
export type FormedAuthoriser =
  | {
      readonly kind: 'agent';
      readonly party: FormedParty;
      readonly address: FiledAddress;
      readonly agreesNameAuthenticates: boolean;
    }
  | {
      readonly kind: 'solicitor' | 'member';
      readonly party: FormedParty;
      readonly agreesNameAuthenticates: boolean;
    }
  | {
      readonly kind: 'subscribers';
      readonly parties: readonly FormedParty[];
      readonly agreesNameAuthenticates: boolean;
    };
