import type { CallReply } from '#api/call-types.ts';
import { draftPath, paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { type FormOrigin, StartForm } from '#filing/start-form.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

/** What was begun from a notice about control. */
type NoticeFiling = NonNullable<CallReply<'getControlProposals'>['entity'][number]['filing']>;

interface NoticeActProps {
  readonly companyId: string;
  /** Null where people must decide which. */
  readonly form: string | null;
  readonly personName: string;
  readonly origin: FormOrigin;
  readonly filing: NoticeFiling | null;
}

/** Begins the form of a notice; once it is under way, how far it is and what leads there. */
export function NoticeAct({ companyId, form, personName, origin, filing }: NoticeActProps) {
  if (filing !== null)
    return <NoticeUnderWay companyId={companyId} filing={filing} personName={personName} />;
  if (form === null) return null;
  return <StartForm companyId={companyId} form={form} origin={origin} about={personName} explains />;
}

interface NoticeUnderWayProps {
  readonly companyId: string;
  readonly filing: NoticeFiling;
  readonly personName: string;
}

function NoticeUnderWay({ companyId, filing, personName }: NoticeUnderWayProps) {
  const { filingId, form, state, stateText } = filing;
  const mayEdit = useMay('startForm');
  const isDraft = state === 'draft';
  const href = isDraft ? draftPath({ filingId, companyId, form }) : paths.submissionReceipt(filingId);
  return (
    <>
      <div>
        <FilingBadge state={state} text={`${form}: ${stateText}`} />
      </div>
      {(mayEdit || !isDraft) && (
        <LinkButton href={href}>
          {isDraft ? `Go on with ${form}` : state === 'rejected' ? 'See why and correct it' : `Show ${form}`}
          <VisuallyHidden>: {personName}</VisuallyHidden>
        </LinkButton>
      )}
    </>
  );
}
