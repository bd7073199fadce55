import { useState } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { keepFocusNear, placesRound } from '#kit/focus/next-focus.ts';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/failed-state.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { useOwnAccounts, useSessionPort } from '../../session-port.ts';
import styles from '../shell.module.css';

type Account = CallReply<'getAccounts'>['entity'][number];

/** The accounts of the person who has signed in, each with the way into it. */
export function AccountList() {
  const { workIn } = useSessionPort();
  const accounts = useOwnAccounts();
  const [entering, setEntering] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const enter = (accountId: string, button: Element) => {
    const places = placesRound(button);
    setEntering(accountId);
    setFailure(undefined);
    workIn(accountId).catch((error: unknown) => {
      setEntering(undefined);
      setFailure(describeFailure(error));
      if (!isGone(error)) return;
      // Its row leaves the list, and the button that has the focus with it.
      keepFocusNear(places);
      void accounts.refetch();
    });
  };
  if (accounts.isPending) return <LoadingText label="Loading your accounts" lines={2} />;
  if (accounts.data === undefined)
    return (
      <FailedState
        title="Your accounts could not be shown"
        detail={accounts.error.message}
        onRetry={() => void accounts.refetch()}
      />
    );
  return (
    <>
      {failure !== undefined && (
        <Banner tone="bad" title="The account was not opened" announced>
          {failure}
        </Banner>
      )}
      <LineList>
        {accounts.data.entity.map((account) => (
          <li key={account.accountId} className={styles.account}>
            <AccountName {...account} />
            {!account.isCurrent && (
              <Button
                kind={account.isInvitation ? undefined : 'filled'}
                busy={entering === account.accountId}
                onClick={({ currentTarget }) => enter(account.accountId, currentTarget)}
              >
                {account.isInvitation ? 'Accept and open' : 'Open'}
                <VisuallyHidden> {account.accountName}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </LineList>
    </>
  );
}

/** It was ended, withdrawn or switched off meanwhile. */
const isGone = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 403);

/** An account that is not theirs any more is told by what they know of it. */
function describeFailure(error: unknown): string {
  if (error instanceof ApiProblem && error.code === 'not-found')
    return 'Your access there has ended, or the invitation has expired or was withdrawn. Ask a main user of that account.';
  return error instanceof Error ? error.message : '';
}

function AccountName({ accountName, isCurrent, isInvitation }: Account) {
  return (
    <div>
      <LineTitle>
        {accountName} {isCurrent && <StatusBadge label="Open" tone="ok" />}
        {isInvitation && <StatusBadge label="Invitation" tone="info" />}
      </LineTitle>
      {isInvitation && (
        <Muted small as="div">
          You work there only once you accept.
        </Muted>
      )}
    </div>
  );
}
