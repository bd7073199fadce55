import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '#api/queries.ts';
import { draftPath } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { draftCalls } from '#filing/draft-calls.ts';

interface SubmissionActsProps {
  readonly filingId: string;
  /** "Confirmation statement of Harbour Ltd", for those who listen. */
  readonly what: string;
  readonly canReopen: boolean;
  readonly canResend: boolean;
  /** The one thing to do on the page: its button is filled. */
  readonly isMain?: boolean | undefined;
}

const stale = ['getSubmissions', 'getSubmission', 'getErrorLog', ...draftCalls] as const;

/** What can be done about a submission that came back: correct it, or send it again as it is. */
export function SubmissionActs({ canReopen, canResend, isMain = false, ...act }: SubmissionActsProps) {
  const [mayResend, mayReopen] = [useMay('resendFiling'), useMay('reopenFiling')];
  return (
    <>
      {canResend && mayResend && <ResendButton {...act} filled={isMain} />}
      {canReopen && mayReopen && <ReopenButton {...act} filled={isMain && !canResend} />}
    </>
  );
}

interface ActProps extends Pick<SubmissionActsProps, 'filingId' | 'what'> {
  readonly filled: boolean;
}

const kindOf = (filled: boolean) => (filled ? 'filled' : 'outlined');

function ReopenButton({ filingId, what, filled }: ActProps) {
  const navigate = useNavigate();
  const reopen = useAction('reopenFiling', stale);
  // The fresh receipt has no such button any more, and may come before the answer: what follows must not go with it.
  const act = async () => {
    try {
      const { entity } = await reopen.mutateAsync({ body: { filingId } });
      const [reopened] = entity;
      if (reopened === undefined) return;
      const { step, field } = reopened;
      const place = { step: step ?? undefined, field: field ?? undefined };
      await navigate({ href: draftPath(reopened, place) });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button kind={kindOf(filled)} icon={IconPencil} busy={reopen.isPending} onClick={() => void act()}>
      Correct and file again
      <VisuallyHidden> the {what}</VisuallyHidden>
    </Button>
  );
}

function ResendButton({ filingId, what, filled }: ActProps) {
  const resend = useAction('resendFiling', stale);
  const act = () =>
    resend.mutate(
      { body: { filingId } },
      { onSuccess: () => showToast('It is being sent again'), onError: showFailure },
    );
  return (
    <Button kind={kindOf(filled)} files busy={resend.isPending} onClick={act}>
      Send again unchanged
      <VisuallyHidden> the {what}</VisuallyHidden>
    </Button>
  );
}
