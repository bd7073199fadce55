import { findTypeEnding } from './company-name.ts';
import type { ServedCompanyType } from './company-types.ts';

const LIMITED = ['LIMITED', 'LTD', 'CYFYNGEDIG', 'CYF'];
const PUBLIC = ['PUBLIC LIMITED COMPANY', 'PLC', 'CWMNI CYFYNGEDIG CYHOEDDUS', 'CCC'];
const PARTNERSHIP = ['LIMITED LIABILITY PARTNERSHIP', 'LLP', 'PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG', 'PAC'];
const COMMUNITY_INTEREST = [
  'COMMUNITY INTEREST COMPANY',
  'CIC',
  'CWMNI BUDDIANT CYMUNEDOL',
  'CBC',
  'COMMUNITY INTEREST PUBLIC LIMITED COMPANY',
  'COMMUNITY INTEREST PLC',
];
const UNLIMITED = ['UNLIMITED', 'ANGHYFYNGEDIG'];

/** The endings that a type has to have (ss. 58, 59; LLP Act 2000 Sch. 2), or may have. */
const ENDINGS: Readonly<Record<ServedCompanyType | 'llp', { all: readonly string[]; isOptional?: true }>> = {
  ltd: { all: LIMITED },
  plc: { all: PUBLIC },
  llp: { all: PARTNERSHIP },
  'private-limited-guarant-nsc': { all: LIMITED },
  'private-limited-guarant-nsc-limited-exemption': { all: LIMITED, isOptional: true },
  'private-limited-shares-section-30-exemption': { all: LIMITED, isOptional: true },
  'private-unlimited': { all: UNLIMITED, isOptional: true },
  'private-unlimited-nsc': { all: UNLIMITED, isOptional: true },
};

/**
 * What is wrong with the end of a new name of a company, in words; undefined where nothing is. A community interest company
 * keeps its own endings, whatever its form (Companies (Audit, Investigations and Community Enterprise) Act 2004 s. 33).
 */
export function checkNameEnding(
  name: string,
  company: { readonly type: ServedCompanyType | 'llp'; readonly name: string },
): string | undefined {
  const present = findTypeEnding(company.name);
  const isCommunityInterest = present !== undefined && COMMUNITY_INTEREST.includes(present);
  const { all, isOptional } = isCommunityInterest ? { all: COMMUNITY_INTEREST } : ENDINGS[company.type];
  const ending = findTypeEnding(name);
  if (ending !== undefined && all.includes(ending)) return undefined;
  if (ending === undefined && isOptional) return undefined;
  const [long, short] = all;
  if (isOptional) return `Leave ${ending} out: a company of this kind does not end its name so`;
  return `End the name with ${long} or ${short}`;
}
