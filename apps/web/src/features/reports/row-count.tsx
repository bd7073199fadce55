import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { Report } from './report-columns.tsx';

/** How many rows match, and as at which day. */
export function RowCount({ report: { total, asAt } }: { report: Report }) {
  return (
    <Lead as="div">
      <LiveStatus>
        <Count of={total} /> {total === 1 ? 'row' : 'rows'}, as at <DateValue date={asAt} />
      </LiveStatus>
    </Lead>
  );
}
