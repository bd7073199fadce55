import { useAction } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import type { Names } from '../events/kinds/summary.ts';
import { requestWords, useNames } from '../history/entry-words.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import styles from './replacement.module.css';
import {
  dayOf,
  type HistoryLine,
  lineKinds,
  type ReplacementOf,
  replacementCalls,
} from './replacement-values.ts';

/** What was entered of the history so far, by its days. */
export function HistoryCard({ companyId, replacement, mayEdit }: ReplacementOf) {
  const { lines, recordedBefore } = replacement;
  const { names } = useNames(companyId);
  const columns = columnsOf(names);
  const removing = useAction('removeHistoryLine', replacementCalls);
  const saving = useAction('saveHistoryLine', replacementCalls);
  const remove = async ({ historyLineId, request }: HistoryLine) => {
    await removing.mutateAsync({ body: { companyId, historyLineId } });
    const again = { companyId, events: [request] };
    showToast({
      text: `${titleOfKind(request.kind)} taken out`,
      action: { label: 'Undo', onSelect: () => saving.mutate({ body: again }, { onError: showFailure }) },
    });
  };
  const actions = {
    rowName: (line: HistoryLine) => `${titleOfKind(line.request.kind)} of ${formatDate(dayOf(line))}`,
    items: (line: HistoryLine) => [
      {
        id: 'change',
        label: 'Change',
        href: sharePaths.openingReplacement(companyId, line.historyLineId),
      },
      { id: 'remove', label: 'Take out', danger: true, onSelect: () => void remove(line).catch(showFailure) },
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
      actions={mayEdit && <Menu label="Add an entry" items={add} compact />}
    >
      <DataTable
        caption="Entries of the history"
        columns={columns}
        rows={lines}
        rowId={({ historyLineId }) => historyLineId}
        {...(mayEdit && { actions })}
        empty={<p>No entries yet. A history usually begins with the shares that the first members took.</p>}
      />
      {recordedBefore > 0 && (
        <Muted className={styles.note}>
          {recordedBefore === 1
            ? 'One entry of an earlier day is recorded in the books already; it counts too.'
            : `${recordedBefore} entries of earlier days are recorded in the books already; they count too.`}
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
      cell: ({ request }) => (
        <>
          {titleOfKind(request.kind)}
          <Muted as="div">
            <bdi>{requestWords(request, names)}</bdi>
          </Muted>
        </>
      ),
    },
    {
      id: 'state',
      head: 'Status',
      cell: ({ problem }) =>
        problem === null ? (
          <StatusBadge label="Adds up" tone="ok" />
        ) : (
          <>
            <StatusBadge label="Cannot stand" tone="bad" />
            <Muted as="div">{problem}</Muted>
          </>
        ),
    },
  ];
}
