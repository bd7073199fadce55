import { requestTokenFromOpener } from '@statbook/identity-client/browser';
import { connectApi } from '#api/call.ts';

/** How long a page that has relayed before may take; it may have gone on to where nothing is relayed. */
const patienceMs = 1000;

/**
 * The window has no session of its own: it asks the page that opened it for a token before each call. When that page has gone,
 * the last token serves as long as it lives, so that a payment under way can still be followed.
 */
export function connectRelayedAccess(onSessionEnded: () => void): void {
  let last: string | undefined;
  const requestToken = async () => {
    const { opener } = window;
    const isGone =
      opener === null || (opener instanceof Object && 'closed' in opener && opener.closed === true);
    const patience = last === undefined ? {} : { timeoutMs: patienceMs };
    const received = isGone ? undefined : await requestTokenFromOpener(patience);
    last = received ?? last;
    return last;
  };
  connectApi({ accessToken: requestToken, refresh: requestToken, onSessionEnded });
}
