import { sharePaths } from '#app/share-paths.ts';

/** A page of the share register that its navigation leads to. */
export interface ShareAreaPage {
  readonly id: string;
  readonly title: string;
  readonly href: (companyId: string) => string;
}

/** The pages of the share register, in the order of its navigation. The register of members is a tab of the company. */
export const shareAreas: readonly ShareAreaPage[] = [
  { id: 'classes', title: 'Share classes', href: sharePaths.classes },
  { id: 'allotments', title: 'Allotments', href: sharePaths.allotments },
  { id: 'transfers', title: 'Transfers', href: sharePaths.transfer },
  { id: 'history', title: 'History', href: sharePaths.history },
  { id: 'certificates', title: 'Certificates', href: sharePaths.certificates },
  { id: 'cap-table', title: 'Cap table', href: sharePaths.capTable },
  { id: 'tie-out', title: 'Reconciliation', href: sharePaths.tieOut },
];
