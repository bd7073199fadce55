import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { changeCalls, type PersonChange } from './change-types.ts';

const describeDeleted = (count: number) =>
  count === 1 ? 'A draft was deleted' : `${count} drafts were deleted`;

/** Takes away all that is not submitted yet; the trace stays in the activity log. */
export function CancelChange({ change }: { readonly change: PersonChange }) {
  const [isAsking, setAsking] = useState(false);
  const mayCancel = useMay('cancelPersonChange');
  const cancelling = useAction('cancelPersonChange', changeCalls);
  const { changeId, drafts, filings } = change;
  if (!mayCancel || drafts === 0) return null;
  const act = () =>
    cancelling.mutate(
      { body: { changeId } },
      {
        onSuccess: ({ entity }) => showToast(describeDeleted(entity[0]?.deleted ?? 0)),
        onError: showFailure,
        onSettled: () => setAsking(false),
      },
    );
  const kept = filings - drafts;
  return (
    <>
      <Button kind="text" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Delete all drafts
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          drafts === 1 ? 'Delete the draft of this change' : `Delete the ${drafts} drafts of this change`
        }
        consequence={`${drafts === 1 ? 'All its answers' : 'All their answers'} are lost. ${kept === 0 ? 'Nothing was sent to Companies House.' : 'What was submitted stays on its way.'}`}
        confirmLabel={drafts === 1 ? 'Delete the draft' : 'Delete the drafts'}
        busy={cancelling.isPending}
        onConfirm={act}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
