import { mayHaveShares } from './types-without-shares.ts';

/** Companies that Statbook serves in full, by the register's key of their type. Sub-type CIC is any of the limited ones. */
export const SERVED_COMPANY_TYPES = [
  'ltd',
  'plc',
  'private-limited-guarant-nsc',
  'private-limited-guarant-nsc-limited-exemption',
  'private-limited-shares-section-30-exemption',
  'private-unlimited',
  'private-unlimited-nsc',
] as const;

/** The key of one of them. */
export type ServedCompanyType = (typeof SERVED_COMPANY_TYPES)[number];

/** Private or public (s.4): it decides filing periods, minimum numbers of directors, meetings and penalties. */
export type CompanyKind = 'private' | 'public';

/** The rules for one type of company (ss.3-6). */
export interface CompanyTypeFacts {
  readonly label: string;
  readonly kind: CompanyKind;
  /** A company without share capital has no statement of capital and no shareholdings. */
  readonly hasShareCapital: boolean;
}

const SERVED: Readonly<Record<ServedCompanyType, Omit<CompanyTypeFacts, 'hasShareCapital'>>> = {
  ltd: { label: 'Private company limited by shares', kind: 'private' },
  plc: { label: 'Public limited company', kind: 'public' },
  'private-limited-guarant-nsc': {
    label: 'Private company limited by guarantee',
    kind: 'private',
  },
  'private-limited-guarant-nsc-limited-exemption': {
    label: 'Private company limited by guarantee, excused from "Limited" in its name',
    kind: 'private',
  },
  'private-limited-shares-section-30-exemption': {
    label: 'Private company limited by shares, excused from "Limited" in its name',
    kind: 'private',
  },
  'private-unlimited': { label: 'Private unlimited company', kind: 'private' },
  'private-unlimited-nsc': {
    label: 'Private unlimited company without share capital',
    kind: 'private',
  },
};

/** Labels for the other types on the register, which are shown but not served. */
const OTHER_LABELS = new Map<string, string>([
  ['old-public-company', 'Old public company'],
  ['llp', 'Limited liability partnership'],
  ['limited-partnership', 'Limited partnership'],
  ['scottish-partnership', 'Scottish qualifying partnership'],
  ['oversea-company', 'Overseas company'],
  ['uk-establishment', 'UK establishment of an overseas company'],
  ['registered-overseas-entity', 'Overseas entity'],
  ['charitable-incorporated-organisation', 'Charitable incorporated organisation'],
  ['scottish-charitable-incorporated-organisation', 'Scottish charitable incorporated organisation'],
  ['royal-charter', 'Body formed by royal charter'],
  ['registered-society-non-jurisdictional', 'Registered society'],
  ['industrial-and-provident-society', 'Industrial and provident society'],
  ['unregistered-company', 'Unregistered company'],
  ['protected-cell-company', 'Protected cell company'],
  ['assurance-company', 'Assurance company'],
  ['investment-company-with-variable-capital', 'Investment company with variable capital'],
  ['converted-or-closed', 'Converted or closed company'],
]);

/** Whether companies of this type, a key of the register, can be filed for. */
export function isServedCompanyType(type: string): type is ServedCompanyType {
  return Object.hasOwn(SERVED, type);
}

/** Whether notices of a body of this type are filed here: also those of a limited liability partnership, whose confirmation statement is not. */
export const filesNotices = (type: string): type is ServedCompanyType | 'llp' =>
  isServedCompanyType(type) || type === 'llp';

/** The rules for a served type. */
export function getCompanyTypeFacts(type: ServedCompanyType): CompanyTypeFacts {
  return { ...SERVED[type], hasShareCapital: mayHaveShares(type) };
}

/** Whether companies of this type say what their business is: a limited liability partnership does not. */
export const statesSicCodes = (type: string): boolean => type !== 'llp';

/** The label of a type; a key that is not known is made readable rather than refused. */
export function describeCompanyType(type: string): string {
  if (isServedCompanyType(type)) return SERVED[type].label;
  const words = type.replaceAll('-', ' ');
  return OTHER_LABELS.get(type) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
