import { findTypeEnding } from './company-name.ts';
import type { ServedCompanyType } from './company-types.ts';

const LIMITED = ['LIMITED', 'LTD', 'CYFYNGEDIG', 'CYF'];
const PUBLIC = ['PUBLIC LIMITED COMPANY', 'PLC', 'CWMNI CYFYNGEDIG CYHOEDDUS', 'CCC'];
const PARTNERSHIP = ['LIMITED LIABILITY PARTNERSHIP', 'LLP', 'PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG', 'PAC'];
const COMMUNITY_INTEREST = ['COMMUNITY INTEREST COMPANY', 'CIC', 'CWMNI BUDDIANT CYMUNEDOL', 'CBC'];
const PUBLIC_COMMUNITY_INTEREST = [
  'COMMUNITY INTEREST PUBLIC LIMITED COMPANY',
  'COMMUNITY INTEREST PLC',
  'CWMNI BUDDIANT CYMUNEDOL CYHOEDDUS CYFYNGEDIG',
  'CWMNI BUDDIANT CYMUNEDOL CCC',
];
const ANY_COMMUNITY_INTEREST = new Set([...COMMUNITY_INTEREST, ...PUBLIC_COMMUNITY_INTEREST]);
const UNLIMITED = ['UNLIMITED', 'ANGHYFYNGEDIG'];

/** Of a company whose office is to be in Wales alone (s. 88). */
const WELSH = new Set([
  'CYFYNGEDIG',
  'CYF',
  'CWMNI CYFYNGEDIG CYHOEDDUS',
  'CCC',
  'PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG',
  'PAC',
  'CWMNI BUDDIANT CYMUNEDOL',
  'CBC',
  'CWMNI BUDDIANT CYMUNEDOL CYHOEDDUS CYFYNGEDIG',
  'CWMNI BUDDIANT CYMUNEDOL CCC',
]);

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

/** A company or partnership that changes its name. */
interface NamedCompany {
  readonly type: ServedCompanyType | 'llp';
  readonly name: string;
  /** Where its office has to be; undefined where it is not known. */
  readonly jurisdiction?: string | undefined;
}

/**
 * What is wrong with the end of a new name of a company, in words; undefined where nothing is. A community interest company
 * keeps its own endings, those of a public one apart (Companies (Audit, Investigations and Community Enterprise) Act 2004 s. 33). Welsh
 * endings are those of companies registered in Wales (ss. 58(2), 59(2)).
 */
export function checkNameEnding(name: string, company: NamedCompany): string | undefined {
  const { all, isOptional } = endingsOf(company);
  const [long, short] = all;
  const ending = findTypeEnding(name);
  if (ending !== undefined && all.includes(ending)) {
    if (!WELSH.has(ending) || mayEndInWelsh(company)) return undefined;
    return `Only a company registered in Wales ends its name with ${ending}: end it with ${long} or ${short}`;
  }
  if (ending === undefined && isOptional) return undefined;
  if (isOptional) return `Leave ${ending} out: a company of this kind does not end its name so`;
  return `End the name with ${long} or ${short}`;
}

function endingsOf({ type, name }: NamedCompany): (typeof ENDINGS)[keyof typeof ENDINGS] {
  if (!ANY_COMMUNITY_INTEREST.has(findTypeEnding(name) ?? '')) return ENDINGS[type];
  return { all: type === 'plc' ? PUBLIC_COMMUNITY_INTEREST : COMMUNITY_INTEREST };
}

/** Whoever ends so already, may; where it is registered is not always known. */
function mayEndInWelsh({ jurisdiction, name }: NamedCompany): boolean {
  if (jurisdiction === undefined || jurisdiction === 'wales') return true;
  return WELSH.has(findTypeEnding(name) ?? '');
}
