import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue, InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import type { HistoryAddress } from './history-address.ts';
import { hrefOfEntry } from './history-links.ts';
import type { ListedEntry, TakenBack } from './listed-entry.ts';
import { entryWords, type Names } from './request-words.ts';

interface HistoryView {
  readonly companyId: string;
  readonly address: HistoryAddress;
  readonly names: Names;
  readonly takenBack: ReadonlyMap<string, TakenBack>;
}

export function historyColumns(view: HistoryView): readonly Column<ListedEntry>[] {
  return [
    {
      id: 'entry',
      head: 'Entry',
      cell: (entry) => <EntryLink entry={entry} view={view} />,
    },
    {
      id: 'what',
      head: 'What was entered',
      cell: (entry) => <What entry={entry} view={view} />,
      wide: true,
    },
    {
      id: 'by',
      head: 'Recorded',
      cell: ({ RecordedAt, RecordedBy }) => (
        <>
          <InstantValue instant={RecordedAt} />
          <Muted small as="div">
            {RecordedBy ?? <None word="Not by a person" />}
          </Muted>
        </>
      ),
      wide: true,
    },
    {
      id: 'on',
      head: 'Effective',
      cell: ({ EffectiveOn }) => <DateValue date={EffectiveOn} short />,
      align: 'end',
    },
  ];
}

function EntryLink({ entry, view }: { entry: ListedEntry; view: HistoryView }) {
  const { ShareEventId, Kind, Number: number, IsReversed } = entry;
  const words = (
    <>
      <Value>{number}</Value> {titleOfKind(Kind)}
    </>
  );
  return (
    <>
      <AppLink href={hrefOfEntry(view.companyId, view.address, ShareEventId)}>
        {IsReversed ? <Muted as="s">{words}</Muted> : words}
      </AppLink>
      {IsReversed && (
        <>
          {' '}
          <StatusBadge words="Reversed" tone="neutral" />
        </>
      )}
    </>
  );
}

function What({ entry, view }: { entry: ListedEntry; view: HistoryView }) {
  const words = entryWords(entry, view.names);
  const takenBack = view.takenBack.get(entry.ShareEventId);
  const again = entry.EntersAgain === null ? undefined : view.takenBack.get(entry.EntersAgain)?.entry;
  if (takenBack === undefined)
    return (
      <>
        <bdi>{words}</bdi>
        {again && <AgainLine companyId={view.companyId} entry={again} />}
      </>
    );
  return (
    <>
      <Muted as="s">
        <bdi>{words}</bdi>
      </Muted>
      <TakenBackLine companyId={view.companyId} takenBack={takenBack} />
    </>
  );
}

/** Says which entry this one enters again, on books that were corrected or lacked an entry. */
export function AgainLine({ companyId, entry }: { companyId: string; entry: ListedEntry }) {
  return (
    <Muted small as="div">
      <AppLink href={sharePaths.historyEntry(companyId, entry.ShareEventId)}>
        Entry <Value>{entry.Number}</Value>
      </AppLink>{' '}
      entered again, because of a change before it
    </Muted>
  );
}

/** "Reversed by Mara Quill on 20 November 2026: wrong holder. Replaced by entry 4." */
export function TakenBackLine({ companyId, takenBack }: { companyId: string; takenBack: TakenBack }) {
  const { reversal, reason, replacedBy } = takenBack;
  return (
    <Muted small as="div">
      Reversed{reversal.RecordedBy !== null && ` by ${reversal.RecordedBy}`},{' '}
      <InstantValue instant={reversal.RecordedAt} />: <bdi>{reason}</bdi>
      {replacedBy.map(({ ShareEventId, Number: number }) => (
        <span key={ShareEventId}>
          {' · '}
          <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
            Replaced by entry <Value>{number}</Value>
          </AppLink>
        </span>
      ))}
    </Muted>
  );
}
