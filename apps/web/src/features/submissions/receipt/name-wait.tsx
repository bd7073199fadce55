import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateCalls, useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import type { Receipt } from '../submission-state.ts';

interface NameWaitProps {
  readonly receipt: Pick<Receipt, 'filingId' | 'companyName' | 'formName'>;
  readonly change: NonNullable<Receipt['waitsFor']>;
}

/** The change of name that a filing waits for, since when, and the ways to go on. */
export default function NameWait({ receipt, change }: NameWaitProps) {
  const [mayDecide, maySend] = [useMay('recordOutcome'), useMay('sendUnderPresentName')];
  const changePath = paths.submissionReceipt(change.filingId);
  return (
    <Card title="Waits for the change of name">
      <DescriptionList
        facts={[
          {
            term: 'Waits for',
            value: <AppLink href={changePath}>{change.label}</AppLink>,
            note: (
              <>
                {change.stateText}, since <InstantValue instant={change.stateSince} />
              </>
            ),
          },
          { term: 'Waiting since', value: <InstantValue instant={change.since} /> },
        ]}
      />
      <FormActions>
        {change.isDelivered && mayDecide && (
          <LinkButton href={changePath}>Record what Companies House decided</LinkButton>
        )}
        {maySend && <SendUnderPresentName receipt={receipt} />}
      </FormActions>
    </Card>
  );
}

const stale = ['getSubmission', 'getSubmissions', 'getCompanyOverview', ...draftCalls] as const;

/** Has the filing sent now, after saying what Companies House does with another name than its own. */
function SendUnderPresentName({
  receipt: { filingId, companyName, formName },
}: Pick<NameWaitProps, 'receipt'>) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const send = useAction('sendUnderPresentName', stale);
  const confirm = async () => {
    try {
      await send.mutateAsync({ body: { filingId, companyName } });
      showToast('It is being sent under the present name');
    } catch (error) {
      showFailure(error);
      // It may be that the name is another by now: what is offered next is read again.
      await invalidateCalls(queryClient, ...stale);
    }
    setAsking(false);
  };
  return (
    <>
      <Button files onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Send under the present name
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Send the ${formName.toLowerCase()} under the present name`}
        consequence={
          <>
            It is sent now as a filing of <strong dir="auto">{companyName}</strong>. Companies House rejects a
            filing whose name does not match its register: where the new name is registered first, this comes
            back and has to be filed again, and its last day does not move.
          </>
        }
        confirmLabel="Send under the present name"
        busy={send.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
