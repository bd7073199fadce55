import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { dayColumn } from '#kit/table-cell/value-columns.tsx';
import { InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { keptParams } from '#company-page/page-address.ts';
import { Reversible } from '../plan/entry-list.tsx';
import type { HistoryAddress } from './history-address.ts';
import type { ListedEntry, ReversedEntry } from './listed-entry.ts';
import type { Names } from '../events/kinds/summary.ts';
import { entryWords } from './entry-words.ts';

interface HistoryView {
  readonly companyId: string;
  readonly address: HistoryAddress;
  readonly names: Names;
  readonly reversed: ReadonlyMap<string, ReversedEntry>;
}

export function historyColumns(view: HistoryView): readonly Column<ListedEntry>[] {
  return [
    { id: 'entry', head: 'Entry', cell: (entry) => <EntryLink entry={entry} view={view} /> },
    { id: 'what', head: 'What was entered', cell: (entry) => <What entry={entry} view={view} />, wide: true },
    {
      id: 'by',
      head: 'Recorded',
      cell: ({ recordedAt, recordedBy }) => (
        <>
          <InstantValue instant={recordedAt} />
          <Muted small as="div">
            {recordedBy ?? <None word="Not by a person" />}
          </Muted>
        </>
      ),
      wide: true,
    },
    dayColumn({ id: 'on', head: 'Effective', of: ({ effectiveOn }) => effectiveOn }),
  ];
}

/** What stays of an address when an entry is opened: how the history is filtered. */
const keptOf = ({ reverse: _reverse, ...address }: HistoryAddress) => keptParams(address);

function EntryLink({ entry, view }: { entry: ListedEntry; view: HistoryView }) {
  const { shareEventId, kind, number, isReversed } = entry;
  return (
    <Reversible
      href={`${sharePaths.historyEntry(view.companyId, shareEventId)}${keptOf(view.address)}`}
      isReversed={isReversed}
    >
      <Value>{number}</Value> {titleOfKind(kind)}
    </Reversible>
  );
}

function What({ entry, view }: { entry: ListedEntry; view: HistoryView }) {
  const words = <bdi>{entryWords(entry, view.names)}</bdi>;
  const reversed = view.reversed.get(entry.shareEventId);
  const earlier = view.reversed.get(entry.entersAgain ?? entry.reverses ?? '')?.entry;
  if (reversed !== undefined)
    return (
      <>
        <Muted as="s">{words}</Muted>
        <ReversedLine companyId={view.companyId} reversed={reversed} />
      </>
    );
  // Which entry this one reverses, or enters again on books that were corrected or lacked an entry.
  return (
    <>
      {words}
      {earlier && (
        <Muted small as="div">
          <AppLink href={sharePaths.historyEntry(view.companyId, earlier.shareEventId)}>
            Entry <Value>{earlier.number}</Value>
          </AppLink>{' '}
          {entry.entersAgain === null ? 'reversed' : 're-entered after an earlier-dated entry'}
        </Muted>
      )}
    </>
  );
}

/** "Reversed by Mara Quill on 20 November 2026: wrong holder. Replaced by entry 4." */
export function ReversedLine({ companyId, reversed }: { companyId: string; reversed: ReversedEntry }) {
  const { reversal, reason, replacedBy } = reversed;
  return (
    <Muted small as="div">
      Reversed{reversal.recordedBy !== null && ` by ${reversal.recordedBy}`},{' '}
      <InstantValue instant={reversal.recordedAt} />: <bdi>{reason}</bdi>
      {replacedBy.map(({ shareEventId, number }) => (
        <span key={shareEventId}>
          {' · '}
          <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
            Replaced by entry <Value>{number}</Value>
          </AppLink>
        </span>
      ))}
    </Muted>
  );
}
