import { paths } from '#app/paths.ts';
import { sharePaths } from '#app/share-paths.ts';
import { type UserAccess, mayMake } from '#app/session-port.ts';
import type { StatutoryDate } from './diary-rows.ts';

/** Where a date of the law is seen to, and the words that lead there. */
export interface WorkPlace {
  readonly label: string;
  readonly href: string;
}

/** Undefined for what is done outside the product: a meeting is held. */
export function workPlaceOf(
  { kind, filingId, shareEventId }: StatutoryDate,
  companyId: string,
  access: UserAccess,
): WorkPlace | undefined {
  switch (kind) {
    case 'confirmation-statement':
      return mayMake(access, 'saveConfirmationStatement')
        ? { label: 'File confirmation statement', href: paths.confirmationStatement(companyId) }
        : undefined;
    case 'accounts':
      return { label: 'View last accounts', href: paths.filingHistory(companyId) };
    case 'annual-general-meeting':
      return undefined;
    case 'director-verification':
      return { label: 'Show the officers', href: paths.officers(companyId) };
    case 'psc-verification':
    case 'control-notice':
      return { label: 'View PSCs', href: paths.pscs(companyId) };
    case 'form':
      if (filingId !== null) return { label: 'Show the filing', href: paths.submissionReceipt(filingId) };
      return shareEventId === null
        ? undefined
        : { label: 'Show the entry', href: sharePaths.historyEntry(companyId, shareEventId) };
  }
}
