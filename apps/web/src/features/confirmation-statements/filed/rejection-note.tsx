import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Value } from '#kit/value/value.tsx';
import type { Draft } from '../statement-steps.ts';

/** Over a statement that came back and is being corrected: what the registry said last, and what to do. */
export function RejectionNote({ draft }: { draft: Draft }) {
  const canSee = useMay('getErrorLog');
  const { data } = useCall(
    'getErrorLog',
    { query: { companyId: draft.companyId, show: 'all' } },
    { enabled: canSee },
  );
  const [last] = (data?.entity ?? [])
    .filter(({ filingId }) => filingId === draft.statementId)
    .toSorted((one, other) => other.ordinal - one.ordinal);
  if (last === undefined) return null;
  return (
    <Banner tone="bad" title="Companies House sent this statement back">
      {last.troubles.map(({ code, instance, text, meaning, whatToDo }) => (
        <p key={`${code} ${instance} ${text}`}>
          <q>{text}</q>
          {code !== null && (
            <>
              {' '}
              (code <Value>{code}</Value>)
            </>
          )}{' '}
          {meaning} {whatToDo}
        </p>
      ))}
    </Banner>
  );
}
