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
    say(resend.mutateAsync({ body: { agentId } }), () => `The invitation of ${agentName} is sent again`);
  return (
    <Button busy={resend.isPending} onClick={() => void send()}>
      Send invitation again
    </Button>
  );
}

function Activate({ user: { agentId, agentName } }: { user: UserDetails }) {
  const toggle = useAction('activeInactiveAgent', userCalls);
  const activate = () =>
    say(toggle.mutateAsync({ query: { agentId } }), ({ entity }) =>
      entity[0]?.status === 'invited' ? `${agentName} is invited again` : `${agentName} is active`,
    );
  return (
    <Button busy={toggle.isPending} onClick={() => void activate()}>
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
      onConfirm={() => say(toggle.mutateAsync({ query: { agentId } }), () => `${agentName} is inactive`)}
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
      onConfirm={() => say(remove.mutateAsync({ query: { agentId } }), () => `${agentName} is removed`)}
    />
  );
}

/** Says how an action went. The button that began it may be gone by then, since the user is another now. */
const say = <Reply,>(action: Promise<Reply>, text: (reply: Reply) => string): Promise<void> =>
  action.then((reply) => showToast(text(reply)), showFailure);

interface AskedProps {
  readonly label: string;
  readonly title: string;
  readonly consequence: string;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
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
        onConfirm={() => void onConfirm().then(close)}
        onClose={close}
      />
    </>
  );
}
