import { paths } from '#app/paths.ts';
import type { UserAccess } from '#app/session-port.ts';
import { formatNumber } from '#kit/value/format.ts';
import type {
  ChangeRow,
  DeadlineRow,
  DiscrepancyRow,
  FilingRow,
  VerificationRow,
} from './dashboard-types.ts';

/** Where a deadline is met: the statement is made here, a date of one's own stands in the diary; accounts are sent by whoever drew them up. */
export function deadlineHref({ Kind, CompanyId, DiaryDateId }: DeadlineRow, access: UserAccess): string {
  if (DiaryDateId !== null) return paths.diaryDate(CompanyId, DiaryDateId);
  return Kind === 'confirmation-statement' && access.has('EditCompany')
    ? paths.confirmationStatement(CompanyId)
    : paths.companyOverview(CompanyId);
}

export function verificationHref({ Register, CompanyId }: VerificationRow): string {
  return Register === 'pscs' ? paths.pscs(CompanyId) : paths.officers(CompanyId);
}

/** A draft is gone on with; anything else has its receipt, which says what to do. */
export function filingHref({ State, Form, CompanyId, FilingId }: FilingRow): string {
  if (State !== 'draft') return paths.submissionReceipt(FilingId);
  return Form === 'CS01' ? paths.confirmationStatement(CompanyId) : paths.forms(CompanyId);
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
export function changeWords({ Kinds }: ChangeRow): string {
  const words = Kinds.map((kind) => registers[kind]?.words ?? 'company details');
  const text = [...new Set(words)].toSorted().join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where the change is seen: in its register, or in the overview where there are several. */
export function changeHref({ Kinds, CompanyId }: ChangeRow): string {
  const places = new Set(Kinds.map((kind) => registers[kind]?.href ?? paths.companyOverview));
  const [only] = places;
  return places.size === 1 && only !== undefined ? only(CompanyId) : paths.companyOverview(CompanyId);
}

const records: Readonly<Record<DiscrepancyRow['Records'][number], string>> = {
  certificates: 'certificates',
  'statement-of-capital': 'last statement of capital',
  'confirmation-statement': 'last confirmation statement',
  registry: 'Companies House',
};

/** "3 figures: certificates, Companies House": which records say something else than the register of members. */
export function discrepancyWords({ Records, Differences }: DiscrepancyRow): string {
  const figures = `${formatNumber(Differences)} ${Differences === 1 ? 'figure' : 'figures'}`;
  return `${figures}: ${Records.map((record) => records[record]).join(', ')}`;
}
