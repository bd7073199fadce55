import { useRouterState } from '@tanstack/react-router';

/** The secret of a link that was mailed. It stands behind the `#`, which no server is sent. */
export const useLinkToken = (): string =>
  // Of the page that stands: on the way to another one, the address has no secret any more.
  useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.hash });
