import { Fragment } from 'react';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Value } from '#kit/value/value.tsx';
import type { ShownFiling } from './shown-filing.ts';

/** Over a filing that came back and is being corrected: what the registry said last, and what to do. */
export function RejectionNote({ companyId, filingId }: Pick<ShownFiling, 'companyId' | 'filingId'>) {
  const canSee = useMay('getErrorLog');
  const { data } = useCall('getErrorLog', { query: { companyId, show: 'all' } }, { enabled: canSee });
  const [last] = (data?.entity ?? [])
    .filter((entry) => entry.filingId === filingId)
    .toSorted((one, other) => other.ordinal - one.ordinal);
  if (last === undefined) return null;
  return (
    <Banner tone="bad" title="Companies House rejected this filing">
      {last.troubles.map(({ code, instance, text, meaning, whatToDo }) => (
        <Fragment key={`${code} ${instance} ${text}`}>
          <p>
            <q>{text}</q>
            {code !== null && (
              <>
                {' '}
                (code <Value>{code}</Value>)
              </>
            )}
          </p>
          <p>
            {meaning} {whatToDo}
          </p>
        </Fragment>
      ))}
    </Banner>
  );
}
