import { useMemo } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { titleOfKind } from '../plan/entry-words.ts';
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

/** One record beside the register: the same, or each figure that differs with the entries that make it up. */
export function CheckCard({ companyId, check, entries }: CheckCardProps) {
  const { Record, On, Status, Differences } = check;
  const { title, missing } = recordWords[Record];
  const columns = useMemo(() => differenceColumns(companyId, entries), [companyId, entries]);
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

function differenceColumns(companyId: string, entries: readonly Entry[]): readonly Column<Difference>[] {
  return [
    { id: 'figure', head: 'Figure', cell: figureOf, wide: true },
    { id: 'register', head: 'Register of members', cell: inRegister, align: 'end' },
    { id: 'other', head: 'This record', cell: elsewhere, align: 'end' },
    {
      id: 'entries',
      head: 'Made up by',
      cell: ({ Entries: ids }) => <EntryLinks companyId={companyId} entries={entries} ids={ids} />,
    },
  ];
}

const inRegister = ({ Register }: Difference) => <Count of={Register} />;
const elsewhere = ({ Other }: Difference) => <Count of={Other} />;

interface EntryLinksProps {
  readonly companyId: string;
  readonly entries: readonly Entry[];
  readonly ids: readonly string[];
}

function EntryLinks({ companyId, entries, ids }: EntryLinksProps) {
  const named = entries.filter(({ ShareEventId }) => ids.includes(ShareEventId));
  if (named.length === 0) return <None word="No single entry" />;
  return named.map(({ ShareEventId, Number: number, Kind, EffectiveOn }) => (
    <div key={ShareEventId}>
      <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
        {number}. {titleOfKind(Kind)}, {formatDate(EffectiveOn)}
      </AppLink>
    </div>
  ));
}
