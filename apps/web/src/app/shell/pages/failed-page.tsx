import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useDocumentTitle } from '#kit/page-header/document-title.ts';
import { FailedState } from '#kit/states/failed-state.tsx';

/** What stands in place of a page that failed, with the words of whoever refused. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle('This page could not be shown');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <FailedState
      title="This page could not be shown"
      detail={describe(error)}
      requestId={requestIdOf(error)}
      onRetry={retry}
    >
      Nothing was changed.
    </FailedState>
  );
}

/** The browser's words about a part of the page that it could not fetch help nobody. */
const notFetched = /dynamically imported module|importing a module|preload CSS/i;

function describe(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!notFetched.test(error.message)) return error.message;
  return navigator.onLine
    ? 'A part of this page could not be loaded. Check the connection and try again.'
    : 'You are offline, and this page was not opened here before. Connect and try again.';
}

/** An error of our API names the request that it belongs to. */
function requestIdOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
}
