import type { Company, Jurisdiction } from '../../../register/company.ts';

export type CompanyKind = 'PLC' | 'BYSHR' | 'BYGUAR' | 'BYGUAREXEMPT' | 'LLP' | 'LLPDES';
export type Country = 'EW' | 'WA' | 'SC' | 'NI';
export type AuthoriserKind = 'Agent' | 'Solicitor' | 'Member' | 'Subscribers';

interface KindRules {
  type: Company['type'];
  /** Who the first members are. */
  members: 'subscribers' | 'guarantors' | 'partners';
  /** The model articles for it, as they stand or amended. */
  articles: readonly string[];
  authorisers: readonly AuthoriserKind[];
  /** With what its name ends; a name that is excused from its ending has none of them. */
  endings: 'private' | 'public' | 'partnership' | 'none';
}

const companyAuthorisers = ['Agent', 'Solicitor', 'Subscribers'] as const;
const byShares = {
  members: 'subscribers',
  authorisers: companyAuthorisers,
} as const;
const byGuarantee = {
  members: 'guarantors',
  authorisers: companyAuthorisers,
  articles: ['BYGUARMODEL', 'BYGUARAMEND', 'BESPOKE'],
} as const;
const partnership: KindRules = {
  type: 'llp',
  members: 'partners',
  authorisers: ['Member', 'Solicitor'],
  articles: [],
  endings: 'partnership',
};

export const companyKinds: Readonly<Record<CompanyKind, KindRules>> = {
  BYSHR: {
    ...byShares,
    type: 'ltd',
    articles: ['BYSHRMODEL', 'BYSHAREAMEND', 'BESPOKE'],
    endings: 'private',
  },
  PLC: { ...byShares, type: 'plc', articles: ['PLCMODEL', 'PLCAMEND', 'BESPOKE'], endings: 'public' },
  BYGUAR: { ...byGuarantee, type: 'private-limited-guarant-nsc', endings: 'private' },
  BYGUAREXEMPT: { ...byGuarantee, type: 'private-limited-guarant-nsc-limited-exemption', endings: 'none' },
  LLP: partnership,
  /** All its members are designated, whoever they are from time to time. */
  LLPDES: partnership,
};

export const jurisdictions: Readonly<Record<Country, Jurisdiction>> = {
  EW: 'england-wales',
  WA: 'wales',
  SC: 'scotland',
  NI: 'northern-ireland',
};
