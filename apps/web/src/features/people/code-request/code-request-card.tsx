import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';

const InviteDialog = onDemand(() => import('./invite-dialog.tsx'));

type CodeRequest = CallReply<'getCodeInvitation'>['entity'][number];
type Invitation = NonNullable<CodeRequest['invitation']>;

interface Whose {
  readonly personId: string;
  readonly name: string;
}

/** Whether somebody was asked for their personal code, what became of it, and asking them. */
export function CodeRequestCard({ personId, name }: Whose) {
  const request = useCall('getCodeInvitation', { query: { personId } });
  const found = request.data?.entity[0];
  // Of whom nothing is asked, nothing is said; a call that failed leaves the rest of the page as it is.
  if (found === undefined || (found.invitation === null && (!found.needsCode || found.hasCode))) return null;
  return <Request personId={personId} name={name} request={found} />;
}

function Request({ personId, name, request }: Whose & { readonly request: CodeRequest }) {
  const { invitation, needsCode, hasCode, email } = request;
  const [isAsking, setAsking] = useState(false);
  const mayInvite = useMay('inviteForCodes') && needsCode && !hasCode;
  const isOpen = invitation?.state === 'open' && !hasCode;
  return (
    <Card title="Invitation to give the personal code">
      {invitation === null ? (
        <Lead>
          By a link in an email, good once and for 14 days, this person can give their personal code without
          signing in.
        </Lead>
      ) : (
        <DescriptionList facts={factsOf(invitation, hasCode)} />
      )}
      {mayInvite && (
        <FormActions>
          <Button onClick={() => setAsking(true)}>
            {isOpen ? 'Send again' : 'Ask for the code by email'}
          </Button>
          {isOpen && <Withdraw personId={personId} />}
        </FormActions>
      )}
      {isAsking && (
        <InviteDialog
          personId={personId}
          name={name}
          email={email ?? ''}
          isAgain={isOpen}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Withdraw({ personId }: Pick<Whose, 'personId'>) {
  const { mutate, isPending } = useAction('withdrawCodeInvitation', ['getCodeInvitation']);
  const withdraw = () =>
    mutate(
      { body: { personId } },
      { onSuccess: () => showToast('Invitation withdrawn: the link takes no code'), onError: showFailure },
    );
  return (
    <Button kind="text" busy={isPending} onClick={withdraw}>
      Withdraw
    </Button>
  );
}

const states: Readonly<Record<Invitation['state'], string>> = {
  open: 'Waiting for the code',
  given: 'Given by the link',
  expired: 'Lapsed: the link was not used in time',
  withdrawn: 'Withdrawn',
  'tried-too-often': 'Closed: too many codes were refused',
};

const unsentText = (state: Invitation['state']) =>
  state === 'open' ? 'The email has not gone out yet' : 'The email never went out';

function factsOf(invitation: Invitation, hasCode: boolean): Fact[] {
  const { state, email, invitedBy, invitedAt, sentAt, openedAt, expiresAt, closedAt } = invitation;
  const at = (instant: string | null) => instant !== null && <InstantValue instant={instant} />;
  return [
    {
      term: 'State',
      value: state === 'open' && hasCode ? 'The code came another way' : states[state],
      note: at(closedAt) || undefined,
    },
    { term: 'Invited', value: at(invitedAt), note: <bdi>{invitedBy}</bdi> },
    {
      term: 'To',
      value: <Value>{email}</Value>,
      note: sentAt === null ? unsentText(state) : undefined,
    },
    { term: 'Opened', value: at(openedAt) || 'Not yet' },
    ...(state === 'open' ? [{ term: 'Open until', value: at(expiresAt) }] : []),
  ];
}
