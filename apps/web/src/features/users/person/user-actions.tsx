import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { userCalls, type UserDetails } from '../user-types.ts';

interface UserActionsProps {
  readonly user: UserDetails;
  readonly canChange: boolean;
}

/** What can be done with a user as a whole. */
export function UserActions({ user, canChange }: UserActionsProps) {
  const mayInvite = useMay('resendInvitation');
  const mayRemove = useMay('removeUser');
  return (
    <>
      {user.status === 'invited' && mayInvite && <Resend user={user} />}
      {canChange && (user.status === 'inactive' ? <Activate user={user} /> : <Deactivate user={user} />)}
      {mayRemove && <Remove user={user} />}
    </>
  );
}

function Resend({ user: { agentId, agentName } }: { user: UserDetails }) {
  const resend = useAction('resendInvitation', userCalls);
  const send = () =>
    resend.mutate(
      { body: { agentId } },
      { onSuccess: () => showToast(`The invitation of ${agentName} is sent again`), onError: showFailure },
    );
  return (
    <Button busy={resend.isPending} onClick={send}>
      Send invitation again
    </Button>
  );
}

function Activate({ user: { agentId, agentName } }: { user: UserDetails }) {
  const toggle = useAction('activeInactiveAgent', userCalls);
  const activate = () =>
    toggle.mutate(
      { query: { agentId } },
      {
        onSuccess: ({ entity }) =>
          showToast(
            entity[0]?.status === 'invited' ? `${agentName} is invited again` : `${agentName} is active`,
          ),
        onError: showFailure,
      },
    );
  return (
    <Button busy={toggle.isPending} onClick={activate}>
      Make active
    </Button>
  );
}

function Deactivate({ user: { agentId, agentName } }: { user: UserDetails }) {
  const toggle = useAction('activeInactiveAgent', userCalls);
  return (
    <Asked
      label="Make inactive"
      title={`Make ${agentName} inactive`}
      consequence="They are signed out everywhere at once and cannot sign in until they are made active again. What they did stays."
      busy={toggle.isPending}
      onConfirm={(close) =>
        toggle.mutate(
          { query: { agentId } },
          { onSuccess: () => showToast(`${agentName} is inactive`), onError: showFailure, onSettled: close },
        )
      }
    />
  );
}

function Remove({ user: { agentId, agentName } }: { user: UserDetails }) {
  const remove = useAction('removeUser', userCalls);
  return (
    <Asked
      label="Remove user"
      title={`Remove ${agentName}`}
      consequence="They are signed out everywhere at once. Their name stays with what they did; to come back they have to be invited again."
      busy={remove.isPending}
      onConfirm={(close) =>
        remove.mutate(
          { query: { agentId } },
          { onSuccess: () => showToast(`${agentName} is removed`), onError: showFailure, onSettled: close },
        )
      }
    />
  );
}

interface AskedProps {
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly busy: boolean;
  readonly onConfirm: (close: () => void) => void;
}

/** A button that asks first. */
function Asked({ label, title, consequence, busy, onConfirm }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        consequence={consequence}
        confirmLabel={label}
        busy={busy}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  );
}
