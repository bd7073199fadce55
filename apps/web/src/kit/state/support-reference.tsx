import { Value } from '../value/value.tsx';

/** The request of an accident, for those who help; nothing where there is none. */
export function SupportReference({ requestId }: { requestId: string | undefined }) {
  if (requestId === undefined) return null;
  return (
    <>
      Reference for support: <Value>{requestId}</Value>
    </>
  );
}
