import { useState } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import type { Facts } from './statement-steps.ts';

/** Takes the draft away; its trace stays in the activity log. */
export function DeleteDraft({ company }: { company: Facts['Company'] }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useAct('deleteCsDetails', [
    'getConfirmationStatementFacts',
    'getConfirmationStatementConfirmLaterDetails',
    'getCompanyOverview',
  ]);
  const act = () =>
    remove.mutate(
      { query: { CompanyId: company.CompanyId } },
      {
        onSuccess: () => showToast('The draft was deleted'),
        onError: (error) => showToast({ text: toFormRefusal(error).detail, tone: 'failed' }),
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
        title={`Delete the confirmation statement draft of ${company.CompanyName}`}
        consequence="All its answers are lost. Nothing was sent to Companies House, and the statement stays due."
        confirmLabel="Delete the draft"
        busy={remove.isPending}
        onConfirm={act}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
