import { draftPath, paths } from '#app/paths.ts';
import type { UserAccess } from '#app/session-port.ts';
import { mayOpenDraft } from '#filing/draft/may-open-draft.ts';
import { obligationPlace } from '#filing/obligations/obligation-place.ts';
import { formatNumber } from '#kit/value/format.ts';
import type { ChangeRow, DeadlineRow, DiscrepancyRow, FilingRow } from './dashboard-types.ts';

/** Where an obligation is met, or else the record of its company. */
export function deadlineHref(row: DeadlineRow, access: UserAccess): string {
  return obligationPlace(row, row.companyId, access)?.href ?? paths.companyOverview(row.companyId);
}

/** A draft is gone on with by who may prepare or file it; anything else has its receipt, which says what to do. */
export function filingHref({ state, form, companyId, filingId }: FilingRow, access: UserAccess): string {
  if (state !== 'draft') return paths.submissionReceipt(filingId);
  if (!mayOpenDraft(access)) return paths.companyOverview(companyId);
  return draftPath({ form, companyId, filingId });
}

/** What has changed at Companies House, in words; changes from before they were compared name a part of the register. */
const changeTexts: readonly (readonly [kinds: RegExp, text: string])[] = [
  [/^officer/, 'officers'],
  [/^(psc|exemptions)/, 'people with significant control'],
  [/^charge/, 'charges'],
  [/^(filing|whole-filing)/, 'filing history'],
  [/^(capital|shareholders|company-data)$/, 'capital and shareholders'],
  [/^insolvency$/, 'insolvency'],
  [/^(statement|accounts)-dates$/, 'accounts and statement dates'],
  [/^identity/, 'identity verification'],
];

export function changeWords({ kinds }: ChangeRow): string {
  const words = kinds.map(
    (kind) => changeTexts.find(([known]) => known.test(kind))?.[1] ?? 'company details',
  );
  const text = [...new Set(words)].toSorted().join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
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
