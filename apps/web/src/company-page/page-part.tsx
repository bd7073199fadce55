import type { ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/states.tsx';

interface PartQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface PagePartProps<Item> {
  readonly query: PartQuery<{ readonly entity: readonly Item[] }>;
  /** What is being loaded: "officers". */
  readonly what: string;
  readonly children: (item: Item) => ReactNode;
}

/** A part of a company's record: its skeleton, the reason why it is not there, or the part itself. */
export function PagePart<Item>({ query, what, children }: PagePartProps<Item>) {
  const item = query.data?.entity[0];
  if (item !== undefined) return children(item);
  if (query.error === null) return <LoadingRows label={`Loading ${what}`} />;
  return (
    <FailedState
      title={`The ${what} could not be loaded`}
      detail={query.error.message}
      requestId={query.error instanceof ApiProblem ? query.error.requestId : undefined}
      onRetry={() => void query.refetch()}
    >
      Nothing was changed.
    </FailedState>
  );
}
