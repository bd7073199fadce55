import { useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { Banner } from '#kit/page/banner.tsx';
import { Value } from '#kit/value/value.tsx';
import type { Draft } from './statement-steps.ts';

/** Over a statement that came back and is being corrected: what the registry said last, and what to do. */
export function RejectionNote({ draft }: { draft: Draft }) {
  const canSee = useAccess().has('ViewSubmission');
  const { data } = useCall(
    'getErrorLog',
    { query: { CompanyId: draft.CompanyId, Show: 'all' } },
    { enabled: canSee },
  );
  const [last] = (data?.Entity ?? [])
    .filter(({ FilingId }) => FilingId === draft.CSid)
    .toSorted((one, other) => other.Ordinal - one.Ordinal);
  if (last === undefined) return null;
  return (
    <Banner tone="bad" title="Companies House sent this statement back">
      {last.Troubles.map(({ Code, Instance, Text, Meaning, WhatToDo }) => (
        <p key={`${Code} ${Instance} ${Text}`}>
          <q>{Text}</q>
          {Code !== null && (
            <>
              {' '}
              (code <Value>{Code}</Value>)
            </>
          )}{' '}
          {Meaning} {WhatToDo}
        </p>
      ))}
    </Banner>
  );
}
