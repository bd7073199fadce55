import { z } from 'zod';
import { shareholdingSchema, statementOfCapitalSchema, tradingStatusSchema } from './capital.ts';
import { civilDate, optionalDate, optionalFlag, optionalText, text } from './fields.ts';
import { addressSchema, officerSchema, pscSchema, pscStatementSchema } from './people.ts';
import { chargeSchema, filingSchema, insolvencySchema } from './records.ts';

export type * from './capital.ts';
export type * from './people.ts';
export type * from './records.ts';

export type Company = z.infer<typeof companySchema>;
export type CompanyType = Company['type'];
export type Jurisdiction = Company['jurisdiction'];
export type AccountsDates = NonNullable<Company['accounts']>;
export type ConfirmationDates = NonNullable<Company['confirmation']>;
export type PaymentPeriod = Company['paymentPeriods'][number];
export type Exemption = Company['exemptions'][number];
export type ForeignDetails = NonNullable<Company['foreign']>;

const companyType = z.enum([
  'ltd',
  'plc',
  'old-public-company',
  'private-unlimited',
  'private-unlimited-nsc',
  'private-limited-guarant-nsc',
  'private-limited-guarant-nsc-limited-exemption',
  'private-limited-shares-section-30-exemption',
  'llp',
  'limited-partnership',
  'scottish-partnership',
  'oversea-company',
  'uk-establishment',
  'registered-overseas-entity',
  'charitable-incorporated-organisation',
  'royal-charter',
  'registered-society-non-jurisdictional',
  'other',
]);

const status = z.enum([
  'active',
  'dissolved',
  'liquidation',
  'receivership',
  'converted-closed',
  'voluntary-arrangement',
  'insolvency-proceedings',
  'administration',
  'open',
  'closed',
  'registered',
  'removed',
]);

const statusDetail = z.enum([
  'active-proposal-to-strike-off',
  'petition-to-restore-dissolved',
  'transferred-from-uk',
  'transformed-to-se',
  'converted-to-plc',
  'converted-to-uk-societas',
  'converted-to-ukeig',
]);

const jurisdiction = z.enum([
  'england-wales',
  'wales',
  'scotland',
  'northern-ireland',
  'united-kingdom',
  'noneu',
  'european-union',
]);

/** The single alternative inspection location, with the records that are kept there. */
const sail = z.strictObject({
  address: addressSchema,
  records: z.array(
    z.enum([
      'MEMBER',
      'DIRCONTRACT',
      'DIRINDEM',
      'RESMEET',
      'DEB',
      'CHARGEEWNI',
      'CHARGESC',
      'OWNSHRPURCH',
      'OWNSHRCAP',
      'INVEST',
      'INTEREST',
    ]),
  ),
});

const period = { periodStartOn: civilDate, periodEndOn: civilDate };
const accounts = z.strictObject({
  referenceDay: z.int(),
  referenceMonth: z.int(),
  last: z.strictObject({ madeUpTo: civilDate, ...period, type: optionalText }).exactOptional(),
  next: z.strictObject({ ...period, dueOn: civilDate }).exactOptional(),
});

const confirmation = z.strictObject({
  /** Absent before the first statement. */
  lastMadeUpTo: optionalDate,
  /** Last day of the current review period. Absent when no further statement is expected. */
  nextMadeUpTo: optionalDate,
  nextDue: optionalDate,
});

const exemption = z.strictObject({
  /** Key of the public map, with underscores. */
  key: z.enum([
    'psc_exempt_as_trading_on_uk_regulated_market',
    'psc_exempt_as_trading_on_eu_regulated_market',
    'psc_exempt_as_trading_on_regulated_market',
    'psc_exempt_as_shares_admitted_on_market',
    'disclosure_transparency_rules_chapter_five_applies',
  ]),
  periods: z.array(z.strictObject({ from: civilDate, to: optionalDate })),
});

const foreign = z.strictObject({
  originatingRegistry: z.strictObject({ name: text, country: text }).exactOptional(),
  registrationNumber: optionalText,
  governedBy: optionalText,
  businessActivity: optionalText,
  isCreditFinanceInstitution: optionalFlag,
  legalForm: optionalText,
  accountingRequirement: z
    .strictObject({ foreignAccountType: text, termsOfAccountPublication: text })
    .exactOptional(),
});

/** What the registry knows of a company, public or protected. Members bear the registry's own names. */
export const companySchema = z.strictObject({
  number: text,
  name: text,
  type: companyType,
  subtype: z.enum(['community-interest-company', 'private-fund-limited-partnership']).exactOptional(),
  status: status.exactOptional(),
  statusDetail: statusDetail.exactOptional(),
  jurisdiction,
  incorporatedOn: civilDate,
  /** The date of a conversion or closure stands here too. */
  dissolvedOn: optionalDate,
  registeredOffice: addressSchema.exactOptional(),
  serviceAddress: addressSchema.exactOptional(),
  sail: sail.exactOptional(),
  isOfficeInDispute: optionalFlag,
  isOfficeUndeliverable: optionalFlag,
  sicCodes: z.array(text),
  /** Protected. Absent for a company that has never given one. */
  registeredEmail: optionalText,
  /** Protected. Six characters, upper case. */
  authenticationCode: text,
  accounts: accounts.exactOptional(),
  confirmation: confirmation.exactOptional(),
  /** Fee periods of the confirmation statement; one payment covers every statement made up in its period. */
  paymentPeriods: z.array(z.strictObject({ start: civilDate, end: civilDate, paid: z.boolean() })),
  officers: z.array(officerSchema),
  pscs: z.array(pscSchema),
  pscStatements: z.array(pscStatementSchema),
  exemptions: z.array(exemption),
  charges: z.array(chargeSchema),
  /** Newest first. */
  filings: z.array(filingSchema),
  statementOfCapital: statementOfCapitalSchema.exactOptional(),
  /** Protected in this shape; published only inside the filed documents. */
  shareholdings: z.array(shareholdingSchema),
  /** Absent when the company has no share capital. */
  tradingStatus: tradingStatusSchema.exactOptional(),
  lastFullMembersListOn: optionalDate,
  insolvency: insolvencySchema.exactOptional(),
  previousNames: z.array(z.strictObject({ name: text, effectiveFrom: civilDate, ceasedOn: civilDate })),
  hasBeenLiquidated: optionalFlag,
  ukEstablishments: z
    .array(z.strictObject({ number: text, name: text, status: z.enum(['open', 'closed']), locality: text }))
    .exactOptional(),
  foreign: foreign.exactOptional(),
  branch: z.strictObject({ parentName: text, parentNumber: text, activity: text }).exactOptional(),
  externalRegistrationNumber: optionalText,
});
