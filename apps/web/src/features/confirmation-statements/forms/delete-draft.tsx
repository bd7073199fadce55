import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import type { Facts } from '../statement-steps.ts';

/** Takes the draft away; its trace stays in the activity log. */
export function DeleteDraft({ company }: { company: Facts['company'] }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useAction('deleteCsDetails', [
    'getConfirmationStatementFacts',
    'getConfirmationStatementConfirmLaterDetails',
    'getCompanyOverview',
  ]);
  const act = () =>
    remove.mutate(
      { query: { companyId: company.companyId } },
      {
        onSuccess: () => showToast('The draft was deleted'),
        onError: showFailure,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button kind="text" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Delete the draft
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete the confirmation statement draft of ${company.companyName}`}
        consequence="All its answers are lost. Nothing was sent to Companies House, and the statement stays due."
        confirmLabel="Delete the draft"
        busy={remove.isPending}
        onConfirm={act}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
