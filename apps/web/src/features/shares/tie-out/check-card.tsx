import { useMemo } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
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
  const { Record, On, Status, Differences } = check;
  const { title, missing } = recordWords[Record];
  const columns = useMemo(() => differenceColumns({ companyId, entries, on: On }), [companyId, entries, On]);
  return (
    <Card title={title}>
      <p className={styles.state}>
        <StatusBadge {...statusWords[Status]} />
        {On === null ? (
          <span>{missing}</span>
        ) : (
          <span>
            As at <DateValue date={On} />
          </span>
        )}
      </p>
      {Differences.length > 0 && (
        <DataTable caption={`Differences: ${title}`} columns={columns} rows={Differences} rowId={figureOf} />
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
      cell: ({ Entries: ids }) => <EntryLinks {...around} ids={ids} />,
    },
  ];
}

const inRegister = ({ Register, Currency }: Difference) => <Figure of={Register} currency={Currency} />;
const elsewhere = ({ Other, Currency }: Difference) => <Figure of={Other} currency={Currency} />;

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
  const named = entries.filter(({ ShareEventId }) => ids.includes(ShareEventId));
  if (named.length === 0)
    return on === null ? 'No entry explains it' : `No entry up to ${formatDate(on)} explains it`;
  return named.map(({ ShareEventId, Number: number, Kind, EffectiveOn }) => (
    <div key={ShareEventId}>
      <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
        {number}. {titleOfKind(Kind)}, {formatDate(EffectiveOn)}
      </AppLink>
    </div>
  ));
}
