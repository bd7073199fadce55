import { useState } from 'react';
import { openRequestOf, useFilingApproval } from '#filing/approval/use-filing-approval.ts';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

interface DeleteDraftProps {
  readonly filingId: string;
  /** "confirmation statement draft of Plum Limited". */
  readonly what: string;
  /** "Nothing was sent to Companies House, and the statement stays due." */
  readonly consequence: string;
  readonly busy: boolean;
  readonly onDelete: () => Promise<unknown>;
}

/** Takes a draft away; its trace stays in the activity log. */
export function DeleteDraft({ filingId, what, consequence, busy, onDelete }: DeleteDraftProps) {
  const [isAsking, setAsking] = useState(false);
  // Read with the page, so that a quick deletion says what becomes void as well.
  const { approval } = useFilingApproval(filingId);
  const request = approval && openRequestOf(approval);
  const act = () =>
    void onDelete()
      .then(() => showToast('The draft was deleted'), showFailure)
      .finally(() => setAsking(false));
  return (
    <>
      <Button kind="text" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Delete the draft
        <VisuallyHidden>: {what}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete the ${what}`}
        consequence={
          <>
            All its answers are lost. {consequence}
            {request !== undefined && (
              <>
                {' '}
                Deleting it voids <bdi>{request}</bdi>.
              </>
            )}
          </>
        }
        confirmLabel="Delete the draft"
        busy={busy}
        onConfirm={act}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
