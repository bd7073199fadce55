import { isBeingFormed, isLlpNumber, mayHaveShares } from '@statbook/domain/companies';
import { paths } from '#app/paths.ts';

/** A page of a company's record. */
interface CompanyPage {
  readonly id: string;
  readonly title: string;
  readonly path: (companyId?: string) => string;
}

/** The pages of a company's record. Menu and tabs lead to the same pages, by the same names and in the same order. */
export const companyPages = [
  { id: 'overview', title: 'Overview', path: paths.companyOverview },
  { id: 'officers', title: 'Officers', path: paths.officers },
  { id: 'shares', title: 'Shares', path: paths.shares },
  { id: 'shareholders', title: 'Shareholders', path: paths.shareholders },
  { id: 'pscs', title: 'Significant control', path: paths.pscs },
  { id: 'charges', title: 'Charges', path: paths.charges },
  { id: 'diary', title: 'Diary dates', path: paths.diary },
  { id: 'admin', title: 'Administration', path: paths.companyAdmin },
  { id: 'filing-history', title: 'Filing history', path: paths.filingHistory },
  { id: 'forms', title: 'Forms', path: paths.forms },
  { id: 'changes', title: 'Changes', path: paths.registerChanges },
] as const satisfies readonly CompanyPage[];

/** One of the pages of a company's record: "officers". */
export type CompanyPageId = (typeof companyPages)[number]['id'];

/** What there is of a company that is being formed: its registers begin with its registration. */
const whileFormed: ReadonlySet<CompanyPageId> = new Set(['overview', 'diary', 'admin', 'forms']);

const ofShares: ReadonlySet<CompanyPageId> = new Set(['shares', 'shareholders']);

/** Whether a company has no shares, by its type; where that is not known, its number tells a partnership. */
export const lacksShares = (companyNumber: string, companyType: string | undefined): boolean =>
  companyType === undefined ? isLlpNumber(companyNumber) : !mayHaveShares(companyType);

/** The pages of one company; all of them where none is open. */
export function companyPagesOf(companyNumber: string | undefined, companyType?: string) {
  if (companyNumber === undefined) return companyPages;
  if (isBeingFormed(companyNumber)) return companyPages.filter(({ id }) => whileFormed.has(id));
  return lacksShares(companyNumber, companyType)
    ? companyPages.filter(({ id }) => !ofShares.has(id))
    : companyPages;
}
