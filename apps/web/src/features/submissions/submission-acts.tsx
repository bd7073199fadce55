import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { showToast } from '#kit/popup/toast-store.ts';

interface SubmissionActsProps {
  readonly filingId: string;
  /** "Confirmation statement of Harbour Ltd", for those who listen. */
  readonly what: string;
  readonly canReopen: boolean;
  readonly canResend: boolean;
  /** The one thing to do on the page: its button is filled. */
  readonly isMain?: boolean | undefined;
}

const stale = ['getSubmissions', 'getSubmission', 'getErrorLog'] as const;
const tellFailure = (error: unknown) => showToast({ text: toFormRefusal(error).detail, tone: 'failed' });

/** What can be done about a submission that came back: correct it, or send it again as it is. */
export function SubmissionActs({ canReopen, canResend, isMain = false, ...act }: SubmissionActsProps) {
  const access = useAccess();
  return (
    <>
      {canResend && access.has('SubmitCompany') && <ResendButton {...act} filled={isMain} />}
      {canReopen && access.has('EditCompany') && <ReopenButton {...act} filled={isMain && !canResend} />}
    </>
  );
}

interface ActProps extends Pick<SubmissionActsProps, 'filingId' | 'what'> {
  readonly filled: boolean;
}

const kindOf = (filled: boolean) => (filled ? 'filled' : 'outlined');

function ReopenButton({ filingId, what, filled }: ActProps) {
  const navigate = useNavigate();
  const reopen = useAct('reopenFiling', stale);
  const act = () =>
    reopen.mutate(
      { body: { FilingId: filingId } },
      {
        onSuccess: ({ Entity: [reopened] }) => {
          if (reopened === undefined) return;
          const { CompanyId, Step, Field } = reopened;
          const place = { ...(Step !== null && { step: Step }), ...(Field !== null && { field: Field }) };
          void navigate({ href: paths.confirmationStatement(CompanyId, place) });
        },
        onError: tellFailure,
      },
    );
  return (
    <Button kind={kindOf(filled)} icon={IconPencil} busy={reopen.isPending} onClick={act}>
      Correct and file again
      <VisuallyHidden> the {what}</VisuallyHidden>
    </Button>
  );
}

function ResendButton({ filingId, what, filled }: ActProps) {
  const resend = useAct('resendFiling', stale);
  const act = () =>
    resend.mutate(
      { body: { FilingId: filingId } },
      { onSuccess: () => showToast('It is being sent again'), onError: tellFailure },
    );
  return (
    <Button kind={kindOf(filled)} files busy={resend.isPending} onClick={act}>
      Send again unchanged
      <VisuallyHidden> the {what}</VisuallyHidden>
    </Button>
  );
}
