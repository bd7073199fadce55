import { SOON_DAYS } from '@statbook/domain/obligations';
import { BeginObligation } from '#filing/obligations/begin-obligation.tsx';
import { type UserAccess, mayMake } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';
import styles from './diary.module.css';
import { type DiaryRow, type OwnDate, repeatWords } from './diary-rows.ts';
import { statutoryPlace } from './statutory-place.ts';

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
      cell: ({ dueOn, passedAs }) => <Deadline date={dueOn} today={today} passedAs={passedAs} short />,
      sortValue: ({ dueOn }) => dueOn,
    },
    { id: 'repeat', head: 'Repeat and reminder', cell: Rhythm },
    { id: 'act', head: 'Next step', cell: (row) => <NextStep row={row} facts={facts} /> },
  ];
}

/** The product tells of every date of the law by itself. */
function Rhythm({ own }: DiaryRow) {
  if (own === undefined) return `Reminder ${SOON_DAYS} days before`;
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
  const place = statutory && statutoryPlace(statutory, companyId, access);
  if (statutory === undefined || place === undefined) return <None word="Outside the product" />;
  return (
    <div className={styles.step}>
      <AppLink href={place.href}>{place.label}</AppLink>
      <span>
        <BeginObligation obligation={{ ...statutory, diaryDateId: null }} companyId={companyId} />
      </span>
    </div>
  );
}
