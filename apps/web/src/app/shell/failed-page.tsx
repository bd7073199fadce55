import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useDocumentTitle } from '#kit/page/document-title.ts';
import { FailedState } from '#kit/state/states.tsx';

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
      detail={error instanceof Error ? error.message : undefined}
      requestId={requestIdOf(error)}
      onRetry={retry}
    >
      Nothing was changed.
    </FailedState>
  );
}

/** An error of our API names the request that it belongs to. */
function requestIdOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
}
