import { passedAs } from '@statbook/domain/obligations';
import { dayNameOf } from '@statbook/domain/filing';
import { lowerFirst } from '@statbook/domain/lower-first';
import type { ReactNode } from 'react';
import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { WorkItem, WorkList } from '#kit/work-list/work-list.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { mostRows } from './dashboard-address.ts';
import type { DeadlineRow, FilingRow, Part } from './dashboard-types.ts';
import { deadlineHref, filingHref } from './work-places.ts';
import { CompanyNumber } from '#company-page/company-number.tsx';

interface WorkCardProps<Row> {
  readonly title: string;
  readonly part: Part<Row>;
  readonly item: (row: Row) => ReactNode;
  /** Where all of them stand; without it the dashboard itself shows more of them. */
  readonly all?: string | undefined;
  /** What stands there instead of nothing; without it nothing does. */
  readonly none?: string | undefined;
}

/** One list of the dashboard under its heading, with the way to the rest of it. */
export function WorkCard<Row>({ title, part, item, all, none }: WorkCardProps<Row>) {
  const { rows } = part;
  const total = part.dates ?? part.total;
  if (rows.length === 0 && none === undefined) return null;
  const hasMore = total > rows.length && (all !== undefined || rows.length < mostRows);
  return (
    <Card
      title={title}
      actions={
        hasMore && (
          <AppLink href={all ?? paths.dashboardWith(mostRows)}>
            Show all <Count of={total} />
          </AppLink>
        )
      }
    >
      {rows.length === 0 ? <p>{none}</p> : <WorkList>{rows.map(item)}</WorkList>}
    </Card>
  );
}

/** Two of a kind are told apart by their people, or by the entries of the share register that they follow from. */
function whatIsDue({ kind, title, detail, shareEventId }: DeadlineRow): string {
  if (detail === null) return title;
  if (shareEventId !== null) return `${title} · ${detail}`;
  return /(verification|notice|psc)$/.test(kind) ? `${title}: ${detail}` : title;
}

export function DeadlineItem({ row }: { row: DeadlineRow }) {
  const today = useToday();
  const access = useAccess();
  return (
    <WorkItem
      href={deadlineHref(row, access)}
      title={row.companyName}
      note={
        <>
          <bdi>{whatIsDue(row)}</bdi> · <CompanyNumber number={row.companyNumber} />
        </>
      }
      end={<Deadline date={row.dueOn} today={today} passedAs={passedAs(row)} short />}
    />
  );
}

export function FilingItem({ row }: { row: FilingRow }) {
  const access = useAccess();
  return (
    <WorkItem
      href={filingHref(row, access)}
      title={row.companyName}
      note={
        <>
          {row.formName}
          {row.subject !== null && (
            <>
              : <bdi>{row.subject}</bdi>
            </>
          )}
          {row.effectiveOn !== null && (
            <>
              , {lowerFirst(dayNameOf(row.form))} <DateValue date={row.effectiveOn} short />
            </>
          )}
        </>
      }
      end={<FilingBadge state={row.state} text={row.stateText} />}
    />
  );
}
