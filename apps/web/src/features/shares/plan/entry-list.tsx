import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import styles from './plan.module.css';

interface EntryNamed {
  readonly ShareEventId: string;
  readonly Number: number;
  readonly Kind: string;
  readonly EffectiveOn: string;
}

interface EntryListProps {
  readonly companyId: string;
  readonly entries: readonly EntryNamed[];
}

/** Entries of the register by number, kind and day, each with its place in the history. */
export function EntryList({ companyId, entries }: EntryListProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ ShareEventId, Number: number, Kind, EffectiveOn }) => (
        <li key={ShareEventId}>
          <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
            Entry <Value>{number}</Value>: {titleOfKind(Kind)} of <DateValue date={EffectiveOn} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
