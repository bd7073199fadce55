import { useMemo } from 'react';
import { useAct } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Menu } from '#kit/popup/menu.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { type Names, requestWords } from '../history/request-words.ts';
import { useNames } from '../history/use-names.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import styles from './replacement.module.css';
import {
  dayOf,
  type HistoryLine,
  lineKinds,
  type Replacement,
  replacementCalls,
} from './replacement-values.ts';

interface HistoryCardProps {
  readonly companyId: string;
  readonly replacement: Replacement;
  readonly mayEdit: boolean;
}

/** What was entered of the history so far, by its days. */
export function HistoryCard({ companyId, replacement, mayEdit }: HistoryCardProps) {
  const { Lines, RecordedBefore } = replacement;
  const { names } = useNames(companyId);
  const columns = useMemo(() => columnsOf(names), [names]);
  const removing = useAct('removeHistoryLine', replacementCalls);
  const saving = useAct('saveHistoryLine', replacementCalls);
  const remove = async ({ HistoryLineId, Request }: HistoryLine) => {
    await removing.mutateAsync({ body: { CompanyId: companyId, HistoryLineId } });
    const again = { CompanyId: companyId, Events: [Request] };
    showToast({
      text: `${titleOfKind(Request.Kind)} taken out`,
      action: { label: 'Undo', onSelect: () => saving.mutate({ body: again }) },
    });
  };
  const actions = {
    nameOf: (line: HistoryLine) => `${titleOfKind(line.Request.Kind)} of ${formatDate(dayOf(line))}`,
    entriesOf: (line: HistoryLine) => [
      {
        id: 'change',
        label: 'Change',
        href: sharePaths.openingReplacement(companyId, line.HistoryLineId),
      },
      { id: 'remove', label: 'Take out', danger: true, onSelect: () => void remove(line) },
    ],
  };
  const add = lineKinds.map((kind, place) => ({
    id: kind,
    label: titleOfKind(kind),
    separated: place === 2,
    href: sharePaths.openingReplacement(companyId, 'new', kind),
  }));
  return (
    <Card
      title="The history up to that day"
      actions={mayEdit && <Menu label="Add an entry" entries={add} compact />}
    >
      <DataTable
        caption="Entries of the history"
        columns={columns}
        rows={Lines}
        rowId={({ HistoryLineId }) => HistoryLineId}
        {...(mayEdit && { actions })}
        empty={<p>No entries yet. A history usually begins with the shares that the first members took.</p>}
      />
      {RecordedBefore > 0 && (
        <Muted className={styles.note}>
          {RecordedBefore === 1
            ? 'One entry of an earlier day is recorded in the books already; it counts too.'
            : `${RecordedBefore} entries of earlier days are recorded in the books already; they count too.`}
        </Muted>
      )}
    </Card>
  );
}

function columnsOf(names: Names): readonly Column<HistoryLine>[] {
  return [
    { id: 'on', head: 'Day', cell: (line) => <DateValue date={dayOf(line)} /> },
    {
      id: 'what',
      head: 'What happened',
      wide: true,
      cell: ({ Request }) => (
        <>
          {titleOfKind(Request.Kind)}
          <Muted as="div">
            <bdi>{requestWords(Request, names)}</bdi>
          </Muted>
        </>
      ),
    },
    {
      id: 'state',
      head: 'State',
      cell: ({ Problem }) =>
        Problem === null ? (
          <StatusBadge words="Adds up" tone="ok" />
        ) : (
          <>
            <StatusBadge words="Cannot stand" tone="bad" />
            <Muted as="div">{Problem}</Muted>
          </>
        ),
    },
  ];
}
