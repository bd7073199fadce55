import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue, InstantValue, None } from '#kit/value/dates.tsx';
import type { DoneDate, PastDate } from './diary-rows.ts';
import styles from './diary.module.css';
import { useMarkDone } from './use-mark-done.ts';

const idOf = ({ DiaryDateId, DueOn }: PastDate) => `${DiaryDateId} ${DueOn}`;

interface DoneDatesProps {
  readonly companyId: string;
  readonly dates: readonly DoneDate[];
  readonly hrefOf: (id: string) => string;
}

/** What was done, the last first, with the way back. */
export function DoneDates({ companyId, dates, hrefOf }: DoneDatesProps) {
  const mayEdit = useAccess().has('EditCompany');
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
  if (!date.CanBeTakenBack) return <None word="Its date was moved since" />;
  return (
    <Button kind="text" compact busy={busy} onClick={() => void takeBack(date)}>
      Not done after all<VisuallyHidden>: {date.Title}</VisuallyHidden>
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
      sortValue: ({ Title }) => Title,
      cell: ({ DiaryDateId, Title }) => (
        <AppLink href={hrefOf(DiaryDateId)} dir="auto">
          {Title}
        </AppLink>
      ),
    },
    { id: 'due', head: 'Was due', cell: ({ DueOn }) => <DateValue date={DueOn} short /> },
    { id: 'at', head: word, cell: ({ At }) => <InstantValue instant={At} /> },
    { id: 'by', head: 'By', cell: ({ By }) => (By === null ? <None /> : <bdi>{By}</bdi>) },
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
