import type { CallReply } from '#api/call-types.ts';
import { draftPath, paths } from '#app/paths.ts';
import { mayMake, type UserAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';

type Need = CallReply<'getCompanyOverview'>['entity'][number]['needs'][number];

/** What an obligation says of the act that does it. */
export type ObligationAct = Pick<
  Need,
  'act' | 'form' | 'shareEventId' | 'filingId' | 'originId' | 'diaryDateId'
>;

/** Where an obligation is met, and the words that lead there. */
export interface ObligationPlace {
  readonly label: string;
  readonly href: string;
}

/** Where an obligation of a company is met; undefined where nothing in the product does it, or the reader may not. */
export function obligationPlace(
  obligation: ObligationAct,
  companyId: string,
  access: UserAccess,
): ObligationPlace | undefined {
  const { act, form } = obligation;
  switch (act) {
    case 'file-statement':
      return mayMake(access, 'saveConfirmationStatement')
        ? { label: 'File confirmation statement', href: paths.confirmationStatement(companyId) }
        : undefined;
    case 'go-on':
      return mayMake(access, 'startForm') ? draftOf(obligation, companyId) : entryOf(obligation, companyId);
    case 'show-filing':
      return receiptOf(obligation);
    // Begun with a button where there is room for one; elsewhere by the page of what it is about.
    case 'begin-form':
      return (
        entryOf(obligation, companyId) ?? {
          label: 'Show the forms',
          href: paths.formsMatching(companyId, form ?? ''),
        }
      );
    case 'show-entry':
      return entryOf(obligation, companyId);
    case 'verify-psc':
      return { label: 'View PSCs', href: pscOf(obligation, companyId) };
    default:
      return act === null ? undefined : pageOf({ ...obligation, act }, companyId, access);
  }
}

const entryOf = ({ shareEventId }: ObligationAct, companyId: string): ObligationPlace | undefined =>
  shareEventId === null
    ? undefined
    : { label: 'Show the entry', href: sharePaths.historyEntry(companyId, shareEventId) };

/** Of what is about a person, such as an identity statement, the form is not said. */
const draftOf = ({ filingId, form }: ObligationAct, companyId: string): ObligationPlace | undefined =>
  filingId === null
    ? undefined
    : {
        label: `Continue ${form ?? 'the form'}`,
        href: draftPath({ filingId, companyId, form: form ?? '' }),
      };

const receiptOf = ({ filingId }: ObligationAct): ObligationPlace | undefined =>
  filingId === null ? undefined : { label: 'Show the filing', href: paths.submissionReceipt(filingId) };

/** The person whom it is about, opened in the register. */
const pscOf = ({ originId }: ObligationAct, companyId: string) =>
  originId === null ? paths.pscs(companyId) : `${paths.pscs(companyId)}&open=${encodeURIComponent(originId)}`;

const pages = {
  'show-statements': { label: 'View last statements', href: paths.filingHistory },
  'show-accounts': { label: 'View last accounts', href: paths.filingHistory },
  'notify-psc': { label: 'View PSCs', href: paths.pscs },
  'show-officers': { label: 'Show the officers', href: paths.officers },
  'show-pscs': { label: 'View PSCs', href: paths.pscs },
  'show-members': { label: 'Show the members', href: paths.shareholders },
  'show-certificates': { label: 'Show the certificates', href: sharePaths.certificates },
  'settle-notice': { label: 'Settle the notice', href: paths.pscs },
  'show-diary': { label: 'Show the date', href: paths.diary },
  'enter-code': { label: 'Enter the authentication code', href: paths.companyAdmin },
} as const;

interface PagedAct extends ObligationAct {
  readonly act: keyof typeof pages;
}

function pageOf(
  { act, diaryDateId }: PagedAct,
  companyId: string,
  access: UserAccess,
): ObligationPlace | undefined {
  const { label, href } = pages[act];
  if (act === 'enter-code' && !mayMake(access, 'saveAuthenticationCode')) return undefined;
  if (act === 'settle-notice' && !mayMake(access, 'settleControlProposal'))
    return { label: 'Show the notice', href: href(companyId) };
  return {
    label,
    href:
      act === 'show-diary' && diaryDateId !== null
        ? paths.diaryDate(companyId, diaryDateId)
        : href(companyId),
  };
}
