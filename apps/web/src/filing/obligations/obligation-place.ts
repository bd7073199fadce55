import type { CallReply } from '#api/call-types.ts';
import { draftPath, paths } from '#app/paths.ts';
import { mayMake, type UserAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';

type Need = CallReply<'getCompanyOverview'>['entity'][number]['needs'][number];

/** What an obligation says of the act that does it. */
export type ObligationAct = Pick<Need, 'act' | 'form' | 'shareEventId' | 'filingId' | 'diaryDateId'>;

/** Where an obligation is met, and the words that lead there. */
export interface ObligationPlace {
  readonly label: string;
  readonly href: string;
}

/** Where an obligation of a company is met; undefined where nothing in the product does it, or the reader may not. */
export function obligationPlace(
  { act, form, shareEventId, filingId, diaryDateId }: ObligationAct,
  companyId: string,
  access: UserAccess,
): ObligationPlace | undefined {
  const entry =
    shareEventId === null
      ? undefined
      : { label: 'Show the entry', href: sharePaths.historyEntry(companyId, shareEventId) };
  switch (act) {
    case 'file-statement':
      return mayMake(access, 'saveConfirmationStatement')
        ? { label: 'File confirmation statement', href: paths.confirmationStatement(companyId) }
        : undefined;
    case 'go-on':
      return filingId === null || !mayMake(access, 'startForm')
        ? entry
        : {
            label: `Continue ${form ?? 'the draft'}`,
            href: draftPath({ filingId, companyId, form: form ?? '' }),
          };
    case 'show-filing':
      return filingId === null
        ? undefined
        : { label: 'Show the filing', href: paths.submissionReceipt(filingId) };
    // Begun with a button where there is room for one; elsewhere by the page of what it is about.
    case 'begin-form':
      return entry ?? { label: 'Show the forms', href: paths.formsMatching(companyId, form ?? '') };
    case 'show-entry':
      return entry;
    default:
      return act === null ? undefined : pageOf(act, companyId, diaryDateId);
  }
}

const pages = {
  'show-accounts': { label: 'See the last accounts', href: paths.filingHistory },
  'settle-notice': { label: 'Settle the notice', href: paths.pscs },
  'show-officers': { label: 'Show the officers', href: paths.officers },
  'show-pscs': { label: 'Show who controls', href: paths.pscs },
  'show-certificates': { label: 'Show the certificates', href: sharePaths.certificates },
  'show-diary': { label: 'Show the date', href: paths.diary },
  'enter-code': { label: 'Enter the authentication code', href: paths.companyAdmin },
} as const;

function pageOf(act: keyof typeof pages, companyId: string, diaryDateId: string | null): ObligationPlace {
  const { label, href } = pages[act];
  return {
    label,
    href:
      act === 'show-diary' && diaryDateId !== null
        ? paths.diaryDate(companyId, diaryDateId)
        : href(companyId),
  };
}
