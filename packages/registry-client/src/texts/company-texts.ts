import { lookUpText, type Texts } from './readable.ts';

const COMPANY_TYPES: Texts = {
  ltd: 'Private company limited by shares',
  plc: 'Public limited company',
  llp: 'Limited liability partnership',
  'private-unlimited': 'Unlimited company',
  'private-unlimited-nsc': 'Unlimited company without share capital',
  'private-limited-guarant-nsc': 'Private company limited by guarantee',
  'private-limited-guarant-nsc-limited-exemption':
    'Private company limited by guarantee, exempt from using “limited” in its name',
  'private-limited-shares-section-30-exemption':
    'Private company limited by shares, exempt from using “limited” in its name',
  'oversea-company': 'Overseas company',
  'uk-establishment': 'UK establishment of an overseas company',
  'registered-overseas-entity': 'Overseas entity',
  'converted-or-closed': 'Converted or closed',
  'icvc-securities': 'Investment company with variable capital',
  'icvc-warrant': 'Investment company with variable capital',
  'icvc-umbrella': 'Investment company with variable capital',
  eeig: 'European economic interest grouping',
  ukeig: 'UK economic interest grouping',
  other: 'Other kind of company',
};

const SUBTYPES: Texts = {
  'community-interest-company': 'Community interest company',
  'private-fund-limited-partnership': 'Private fund limited partnership',
};

const STATUSES: Texts = {
  liquidation: 'In liquidation',
  receivership: 'In receivership',
  administration: 'In administration',
  'voluntary-arrangement': 'In a voluntary arrangement',
  'insolvency-proceedings': 'In insolvency proceedings',
  'converted-closed': 'Converted or closed',
};

const STATUS_DETAILS: Texts = {
  'active-proposal-to-strike-off': 'to be struck off',
  'petition-to-restore-dissolved': 'restoration petitioned for',
  'transferred-from-uk': 'moved abroad',
  'transformed-to-se': 'became an SE',
  'converted-to-plc': 'became a PLC',
  'converted-to-uk-societas': 'became a UK Societas',
  'converted-to-ukeig': 'became a UKEIG',
};

const JURISDICTIONS: Texts = {
  'england-wales': 'England and Wales',
  'northern-ireland': 'Northern Ireland',
  'united-kingdom': 'United Kingdom',
  'european-union': 'European Union',
  noneu: 'Outside the European Union',
};

const ACCOUNTS_TYPES: Texts = {
  null: 'None filed',
  full: 'Full',
  'micro-entity': 'Micro-entity',
  'total-exemption-full': 'Exempt from audit',
  'total-exemption-small': 'Small company, exempt from audit',
  'partial-exemption': 'Partly exempt',
  'audit-exemption-subsidiary': 'Subsidiary exempt from audit',
  'filing-exemption-subsidiary': 'Subsidiary exempt from filing',
  'no-accounts-type-available': 'Kind not known',
};

const OFFICER_ROLES: Texts = {
  'cic-manager': 'Manager of a community interest company',
  'llp-member': 'LLP member',
  'llp-designated-member': 'Designated LLP member',
  'corporate-llp-member': 'Corporate LLP member',
  'corporate-llp-designated-member': 'Corporate designated LLP member',
};

/** The gateway's own keys for what is kept at the single alternative inspection location. */
const SAIL_RECORDS: Texts = {
  MEMBER: 'Register of members',
  DIRCONTRACT: 'Directors’ service contracts',
  DIRINDEM: 'Directors’ indemnities',
  RESMEET: 'Resolutions and minutes of general meetings',
  DEB: 'Register of debenture holders',
  CHARGEEWNI: 'Charges',
  CHARGESC: 'Charges (Scotland)',
  OWNSHRPURCH: 'Contracts to buy own shares',
  OWNSHRCAP: 'Payments out of capital for own shares',
  INVEST: 'Reports on interests in voting shares',
  INTEREST: 'Register of interests in voting shares',
};

/** What kind of company it is. */
export function describeCompanyType(type: string, subtype?: string): string {
  const text = lookUpText(COMPANY_TYPES, type);
  return subtype ? `${text} (${lookUpText(SUBTYPES, subtype).toLowerCase()})` : text;
}

/** Where the company stands, with the detail that the registry adds to some. */
export function describeCompanyStatus(status: string, detail?: string): string {
  const text = lookUpText(STATUSES, status);
  return detail && detail !== status
    ? `${text} – ${STATUS_DETAILS[detail] ?? lookUpText({}, detail).toLowerCase()}`
    : text;
}

/** What is kept at the single alternative inspection location, by its key. */
export function describeSailRecord(record: string): string {
  return lookUpText(SAIL_RECORDS, record);
}

/** Where the company is registered. */
export function describeJurisdiction(jurisdiction: string): string {
  return lookUpText(JURISDICTIONS, jurisdiction);
}

/** What kind of accounts were filed. */
export function describeAccountsType(type: string): string {
  return lookUpText(ACCOUNTS_TYPES, type);
}

/** What an officer is. */
export function describeOfficerRole(role: string): string {
  return lookUpText(OFFICER_ROLES, role);
}
