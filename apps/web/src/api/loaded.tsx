import type { ReactNode } from 'react';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/failed-state.tsx';
import type { Answer } from './answer.ts';
import { ApiProblem } from './api-problem.ts';

interface LoadedProps<Data> {
  readonly query: Answer<Data>;
  /** What is being loaded: "companies". */
  readonly what: string;
  /** Stands there while it is loaded. */
  readonly loading?: ReactNode;
  /** Instead of the failure where there is nothing of that id: there never was, it is gone, or it is out of reach. */
  readonly absent?: ReactNode;
  /** What becomes of the failure's texts. */
  readonly failure?: Omit<LoadFailedProps, 'what' | 'error' | 'onRetry'> | undefined;
  /** Above what stands in place of a page: its header. */
  readonly header?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a call answers, its skeleton until it does, or the reason why it did not. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, children, header } = props;
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      {header}
      <NotLoaded {...props} />
    </>
  );
}

function NotLoaded<Data>({ query, what, loading, absent, failure }: LoadedProps<Data>) {
  const { error, refetch } = query;
  if (error === null) return loading ?? <LoadingRows label={`Loading ${what}`} />;
  if (absent !== undefined && isAbsent(error)) return absent;
  return <LoadFailed {...failure} what={what} error={error} onRetry={() => void refetch()} />;
}

/** What is no id of anything is refused as a wrong request. */
const isAbsent = (error: Error) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400);

interface LoadFailedProps {
  readonly what: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly title?: string | undefined;
  /** What the failure means, where its reason does not say so itself. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** The reason why something could not be loaded, and the way to try again. */
export function LoadFailed({ what, error, title, note = 'Nothing was changed.', ...ways }: LoadFailedProps) {
  return (
    <FailedState
      title={title ?? `The ${what} could not be loaded`}
      detail={error.message}
      requestId={error instanceof ApiProblem ? error.requestId : undefined}
      {...ways}
    >
      {error.message.includes(note) ? undefined : note}
    </FailedState>
  );
}
