import { draftPath, paths } from '#app/paths.ts';
import type { UserAccess } from '#app/session-port.ts';
import { obligationPlace } from '#filing/obligations/obligation-place.ts';
import { formatNumber } from '#kit/value/format.ts';
import type {
  ChangeRow,
  DeadlineRow,
  DiscrepancyRow,
  FilingRow,
  VerificationRow,
} from './dashboard-types.ts';

/** Where an obligation is met, or else the record of its company. */
export function deadlineHref(row: DeadlineRow, access: UserAccess): string {
  return obligationPlace(row, row.companyId, access)?.href ?? paths.companyOverview(row.companyId);
}

export function verificationHref({ register, companyId }: VerificationRow): string {
  return register === 'pscs' ? paths.pscs(companyId) : paths.officers(companyId);
}

/** A draft is gone on with; anything else has its receipt, which says what to do. */
export function filingHref({ state, form, companyId, filingId }: FilingRow): string {
  if (state !== 'draft') return paths.submissionReceipt(filingId);
  return draftPath({ form, companyId, filingId });
}

interface Register {
  readonly words: string;
  readonly href: (companyId: string) => string;
}

const pscs = { words: 'people with significant control', href: paths.pscs };

/** What a reading of the registry is about, and where it is shown. */
const registers: Readonly<Record<string, Register>> = {
  profile: { words: 'company details', href: paths.companyOverview },
  officers: { words: 'officers', href: paths.officers },
  pscs,
  'psc-statements': pscs,
  exemptions: pscs,
  charges: { words: 'charges', href: paths.charges },
  'filing-history': { words: 'filing history', href: paths.filingHistory },
  'whole-filing-history': { words: 'filing history', href: paths.filingHistory },
  insolvency: { words: 'insolvency', href: paths.companyOverview },
  'company-data': { words: 'capital and shareholders', href: paths.shareholders },
};

/** What changed, in words. */
export function changeWords({ kinds }: ChangeRow): string {
  const words = kinds.map((kind) => registers[kind]?.words ?? 'company details');
  const text = [...new Set(words)].toSorted().join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where the change is seen: in its register, or in the overview where there are several. */
export function changeHref({ kinds, companyId }: ChangeRow): string {
  const places = new Set(kinds.map((kind) => registers[kind]?.href ?? paths.companyOverview));
  const [only] = places;
  return places.size === 1 && only !== undefined ? only(companyId) : paths.companyOverview(companyId);
}

const recordTitles: Readonly<Record<DiscrepancyRow['records'][number], string>> = {
  certificates: 'certificates',
  'statement-of-capital': 'last statement of capital',
  'confirmation-statement': 'last confirmation statement',
  registry: 'Companies House',
};

/** "3 differences: certificates, Companies House": which records say something else than the register of members. */
export function discrepancyWords({ records, differences }: DiscrepancyRow): string {
  const figures = `${formatNumber(differences)} ${differences === 1 ? 'difference' : 'differences'}`;
  return `${figures}: ${records.map((record) => recordTitles[record]).join(', ')}`;
}
