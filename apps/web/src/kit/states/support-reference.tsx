import { Value } from '../value/value.tsx';

/** The id of a request that failed, for support. */
export function SupportReference({ requestId }: { requestId: string | undefined }) {
  if (requestId === undefined) return null;
  return (
    <>
      Reference for support: <Value>{requestId}</Value>
    </>
  );
}
