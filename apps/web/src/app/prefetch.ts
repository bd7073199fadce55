import type { CallName } from '@statbook/contract';
import type { CallArguments } from '#api/call-types.ts';
import { callOptions } from '#api/queries.ts';
import type { AppContext } from './app-context.ts';

/**
 * Starts a call of a page as soon as there is a session to make it with: before the page is drawn, and when a link
 * to it is pointed at. For the `loader` of a route, which does not wait for it.
 */
export function prefetch<Name extends CallName>(
  { session, queryClient }: AppContext,
  name: Name,
  ...input: CallArguments<Name>
): void {
  void session.restored().then((restored) => {
    if (restored) void queryClient.prefetchQuery(callOptions(name, ...input));
  });
}
