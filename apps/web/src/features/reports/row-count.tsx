import { LiveStatus } from '#kit/page/live-status.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { Report } from './report-columns.tsx';

/** How many rows match, and as at which day. */
export function RowCount({ report: { Total, AsAt } }: { report: Report }) {
  return (
    <Lead as="div">
      <LiveStatus>
        <Count of={Total} /> {Total === 1 ? 'row' : 'rows'}, as at <DateValue date={AsAt} />
      </LiveStatus>
    </Lead>
  );
}
