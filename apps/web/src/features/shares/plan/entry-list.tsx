import { EntryLink, type EntryNamed } from './entry-link.tsx';
import styles from './plan.module.css';

interface EntryListProps {
  readonly companyId: string;
  readonly entries: readonly EntryNamed[];
}

/** Entries of the register by number, kind and day, each with its place in the history. */
export function EntryList({ companyId, entries }: EntryListProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.shareEventId}>
          <EntryLink companyId={companyId} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
