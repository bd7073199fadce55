import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue, InstantValue, None } from '#kit/value/dates.tsx';
import type { DoneDate, PastDate } from './diary-rows.ts';
import styles from './diary.module.css';
import { useMarkDone } from './use-mark-done.ts';

const idOf = ({ diaryDateId, dueOn }: PastDate) => `${diaryDateId} ${dueOn}`;

interface DoneDatesProps {
  readonly companyId: string;
  readonly dates: readonly DoneDate[];
  readonly hrefOf: (id: string) => string;
}

/** What was done, the last first, with the way back. */
export function DoneDates({ companyId, dates, hrefOf }: DoneDatesProps) {
  const mayEdit = useMay('markDiaryDate');
  if (dates.length === 0) return null;
  const columns = pastColumns<DoneDate>('Done', hrefOf);
  return (
    <PastList
      id="done"
      title="Done"
      dates={dates}
      columns={mayEdit ? [...columns, takeBackColumn(companyId)] : columns}
    />
  );
}

const takeBackColumn = (companyId: string): Column<DoneDate> => ({
  id: 'act',
  head: 'Act',
  cell: (date) => <TakeBack companyId={companyId} date={date} />,
});

/** What was done before a date was moved is no day of it any more. */
function TakeBack({ companyId, date }: { companyId: string; date: DoneDate }) {
  const { takeBack, busy } = useMarkDone(companyId);
  if (!date.canBeTakenBack) return <None word="Its date was moved since" />;
  return (
    <Button kind="text" compact busy={busy} onClick={() => void takeBack(date)}>
      Not done after all<VisuallyHidden>: {date.title}</VisuallyHidden>
    </Button>
  );
}

/** What was taken out of the diary, the last first. */
export function RemovedDates(props: { dates: readonly PastDate[]; hrefOf: (id: string) => string }) {
  const { dates, hrefOf } = props;
  if (dates.length === 0) return null;
  return <PastList id="removed" title="Removed" dates={dates} columns={pastColumns('Removed', hrefOf)} />;
}

function pastColumns<Row extends PastDate>(word: string, hrefOf: (id: string) => string): Column<Row>[] {
  return [
    {
      id: 'what',
      head: 'What',
      sortValue: ({ title }) => title,
      cell: ({ diaryDateId, title }) => (
        <AppLink href={hrefOf(diaryDateId)} dir="auto">
          {title}
        </AppLink>
      ),
    },
    { id: 'due', head: 'Was due', cell: ({ dueOn }) => <DateValue date={dueOn} short /> },
    { id: 'at', head: word, cell: ({ at }) => <InstantValue instant={at} /> },
    { id: 'by', head: 'By', cell: ({ by }) => (by === null ? <None /> : <bdi>{by}</bdi>) },
  ];
}

interface PastListProps<Row extends PastDate> {
  readonly id: string;
  readonly title: string;
  readonly dates: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

function PastList<Row extends PastDate>({ id, title, dates, columns }: PastListProps<Row>) {
  return (
    <section className={styles.group} aria-labelledby={`diary-${id}`}>
      <h3 id={`diary-${id}`}>
        {title} <Count of={dates.length} />
      </h3>
      <DataTable caption={`${title}: dates of the diary`} columns={columns} rows={dates} rowId={idOf} />
    </section>
  );
}
