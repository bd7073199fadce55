import { type UserAccess, mayMake } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';
import { type DiaryRow, type OwnDate, repeatWords } from './diary-rows.ts';
import { workPlaceOf } from './work-place.ts';

interface ColumnFacts {
  readonly companyId: string;
  readonly today: string;
  readonly access: UserAccess;
  readonly hrefOf: (id: string) => string;
  readonly onDone: (date: OwnDate) => void;
}

/** The columns of the dates that are to be met. */
export function diaryColumns(facts: ColumnFacts): readonly Column<DiaryRow>[] {
  const { today, hrefOf } = facts;
  return [
    {
      id: 'what',
      head: 'What',
      sortValue: ({ title }) => title,
      cell: ({ id, title, detail }) => (
        <>
          <AppLink href={hrefOf(id)} dir="auto">
            {title}
          </AppLink>
          {detail !== undefined && (
            <Muted small as="div" dir="auto">
              {detail}
            </Muted>
          )}
        </>
      ),
    },
    {
      id: 'from',
      head: 'Given by',
      cell: ({ own }) =>
        own === undefined ? (
          <StatusBadge label="The law" tone="info" />
        ) : (
          <StatusBadge label="You" tone="neutral" />
        ),
    },
    {
      id: 'due',
      head: 'Due',
      cell: ({ dueOn }) => <Deadline date={dueOn} today={today} short />,
      sortValue: ({ dueOn }) => dueOn,
    },
    { id: 'repeat', head: 'Repeat and reminder', cell: Rhythm },
    { id: 'act', head: 'Next step', cell: (row) => <NextStep row={row} facts={facts} /> },
  ];
}

/** The product tells of these by itself; the others are for whoever does the work. */
const toldOf: readonly (string | undefined)[] = ['confirmation-statement', 'accounts'];

function Rhythm({ own, statutory }: DiaryRow) {
  if (own === undefined)
    return toldOf.includes(statutory?.kind) ? 'Reminder 28 days before' : <None word="No reminder" />;
  return (
    <>
      {repeatWords[own.repeat]}
      {own.remindOn !== null && (
        <Muted small as="div">
          Reminder from <DateValue date={own.remindOn} short />
        </Muted>
      )}
      {own.assignedName !== null && (
        <Muted small as="div">
          For <bdi>{own.assignedName}</bdi>
        </Muted>
      )}
    </>
  );
}

function NextStep({ row, facts }: { row: DiaryRow; facts: ColumnFacts }) {
  const { own, statutory, title } = row;
  const { access, companyId, onDone } = facts;
  if (own !== undefined)
    return mayMake(access, 'markDiaryDate') ? (
      <Button compact onClick={() => onDone(own)}>
        Mark done<VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    ) : (
      <None />
    );
  const place = statutory && workPlaceOf(statutory, companyId, access);
  return place === undefined ? (
    <None word="Outside the product" />
  ) : (
    <AppLink href={place.href}>{place.label}</AppLink>
  );
}
