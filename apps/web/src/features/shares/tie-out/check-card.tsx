import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import {
  type Check,
  type Difference,
  type Entry,
  figureOf,
  recordWords,
  statusWords,
} from './tie-out-words.ts';
import styles from './tie-out.module.css';

interface CheckCardProps {
  readonly companyId: string;
  readonly check: Check;
  readonly entries: readonly Entry[];
}

/** One record beside the register: the same, or each figure that differs with the entries it comes from. */
export function CheckCard({ companyId, check, entries }: CheckCardProps) {
  const { record, on, status, differences } = check;
  const { title, missing } = recordWords[record];
  const columns = differenceColumns({ companyId, entries, on });
  return (
    <Card title={title}>
      <p className={styles.state}>
        <StatusBadge {...statusWords[status]} />
        {on === null ? (
          <span>{missing}</span>
        ) : (
          <span>
            As at <DateValue date={on} />
          </span>
        )}
      </p>
      {differences.length > 0 && (
        <DataTable caption={`Differences: ${title}`} columns={columns} rows={differences} rowId={figureOf} />
      )}
    </Card>
  );
}

function differenceColumns(around: Around): readonly Column<Difference>[] {
  return [
    { id: 'figure', head: 'Figure', cell: figureOf, wide: true },
    { id: 'register', head: 'Register of members', cell: inRegister, align: 'end' },
    { id: 'other', head: 'This record', cell: elsewhere, align: 'end' },
    {
      id: 'entries',
      head: 'Comes from',
      cell: ({ entries: ids }) => <EntryLinks {...around} ids={ids} />,
    },
  ];
}

const inRegister = ({ register, currency }: Difference) => <Figure of={register} currency={currency} />;
const elsewhere = ({ other, currency }: Difference) => <Figure of={other} currency={currency} />;

function Figure({ of: figure, currency }: { of: string; currency: string | undefined }) {
  return currency === undefined ? <Count of={figure} /> : <Money amount={figure} currency={currency} />;
}

interface Around {
  readonly companyId: string;
  readonly entries: readonly Entry[];
  /** The day that the record speaks of. */
  readonly on: string | null;
}

function EntryLinks({ companyId, entries, on, ids }: Around & { readonly ids: readonly string[] }) {
  const named = entries.filter(({ shareEventId }) => ids.includes(shareEventId));
  if (named.length === 0)
    return on === null ? 'No entry explains it' : `No entry up to ${formatDate(on)} explains it`;
  return named.map(({ shareEventId, number, kind, effectiveOn }) => (
    <div key={shareEventId}>
      <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
        {number}. {titleOfKind(kind)}, {formatDate(effectiveOn)}
      </AppLink>
    </div>
  ));
}
