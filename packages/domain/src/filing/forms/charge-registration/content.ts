/**
 * The registration of a charge that the company created (MR01; Companies Act 2006 s. 859A) or that was on
 * property it acquired (MR02; s. 859C). The instrument goes beside the content as a document.
 *
 * Secrets, one for each attribute named in `authentication`: `authentication.BIRTOWN`,
 * `authentication.TEL` and so on, three characters each.
 */
export interface ChargeRegistrationContent {
  readonly createdOn: string;
  /** Given for MR02 only. */
  readonly propertyAcquiredOn?: string | undefined;
  /** One to four, at most 256 characters each. */
  readonly personsEntitled: readonly string[];
  /** There are more persons entitled than the four named. */
  readonly morePersonsEntitled?: boolean | undefined;
  /** Land, ships, aircraft or intellectual property charged, at most 3,500 characters. */
  readonly description?: string | undefined;
  readonly fixedCharge?: boolean | undefined;
  readonly floatingCharge?: FloatingCharge | undefined;
  readonly negativePledge?: boolean | undefined;
  /** The company holds the property as bare trustee. */
  readonly bareTrustee?: boolean | undefined;
  /** The certificate that the copy of the instrument is a true one, at most 500 characters. */
  readonly certificationStatement: string;
  /** At most 256 characters. */
  readonly certifiedBy: string;
  /** Three different attributes of the person filing, while Companies House asks for them. */
  readonly authentication?: readonly PersonalAttribute[] | undefined;
}

export type FloatingCharge = 'N/A' | 'COVERSALL' | 'DOESNOTCOVERALL';

/** Town of birth, telephone, national insurance, passport, mother's maiden name, father's forename. */
export const PERSONAL_ATTRIBUTES = ['BIRTOWN', 'TEL', 'NATINS', 'PASSNO', 'MUM', 'DAD'] as const;

export type PersonalAttribute = (typeof PERSONAL_ATTRIBUTES)[number];
