import type { FiledAddress, FiledCapital, FiledNameMismatchReason } from '@statbook/domain/filing/forms';
import type { Secret } from '@statbook/domain/secret';

/**
 * A confirmation statement as it is filed (CS01; Companies Act 2006 s. 853A). Dates are `YYYY-MM-DD`,
 * numbers are decimal texts with at most six places. Optional parts are given only when something changed
 * since the last statement, and then whole.
 */
export interface ConfirmationStatementContent {
  /** The last day of the period confirmed; not in the future. */
  readonly reviewDate: string;
  readonly tradingOnMarket?: boolean | undefined;
  /** Disclosure and Transparency Rules chapter 5; false unless shares are traded on a market. */
  readonly dtr5Applies?: boolean | undefined;
  readonly pscExemptAsTradingOnRegulatedMarket?: boolean | undefined;
  readonly pscExemptAsSharesAdmittedOnMarket?: boolean | undefined;
  readonly pscExemptAsTradingOnUkRegulatedMarket?: boolean | undefined;
  /** One to four, five digits each. */
  readonly sicCodes?: readonly string[] | undefined;
  /** One entry per currency. */
  readonly statementOfCapital?: readonly FiledCapital[] | undefined;
  /** At most 5,000. */
  readonly shareholdings?: readonly FiledShareholding[] | undefined;
  /** Only when the register holds none. */
  readonly registeredEmailAddress?: string | undefined;
  /** The future activities of the company are lawful; nothing is filed without it. */
  readonly acceptLawfulPurposeStatement: boolean;
  /** All information due has been or is being delivered; nothing is filed without it. */
  readonly stateConfirmation: boolean;
  /** Given while directors have to be shown as verified: every current director of the company. */
  readonly verification?: { readonly directors: readonly VerifiedDirector[] } | undefined;
}

/** What one member, or joint members, hold in one class on the review date. */
export interface FiledShareholding {
  readonly shareClass: string;
  readonly numberHeld: string;
  /** Transfers by these holders since the last statement; at most 200. */
  readonly transfers?: readonly { readonly date: string; readonly numberOfShares: string }[] | undefined;
  /** One, or up to ten joint holders. */
  readonly shareholders: readonly FiledShareholder[];
}

/** A member: a person's surname and forename, or one name that cannot be parted. */
export type FiledShareholder = {
  readonly address?: FiledAddress | undefined;
} & (
  | { readonly surname: string; readonly forename?: string | undefined }
  | { readonly amalgamatedName: string }
);

/** A director whose identity is verified, named exactly as on the register. */
export interface VerifiedDirector {
  readonly title?: string | undefined;
  readonly forename: string;
  readonly otherForenames?: string | undefined;
  readonly surname: string;
  readonly dateOfBirth: string;
  /** The 11 characters that Companies House gave the person. */
  readonly personalCode: Secret;
  readonly nameMismatchReason?: FiledNameMismatchReason | undefined;
}
