import type { ReactNode } from 'react';
import styles from './plan.module.css';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';

/** What an entry of the register is called by. */
export interface EntryNamed {
  readonly shareEventId: string;
  readonly number: number;
  readonly kind: string;
  readonly effectiveOn: string;
}

interface EntryLinkProps {
  readonly companyId: string;
  readonly entry: EntryNamed;
}

/** "Entry 7: Transfer of 3 November 2026", with its place in the history. */
export function EntryLink({ companyId, entry }: EntryLinkProps) {
  const { shareEventId, number, kind, effectiveOn } = entry;
  return (
    <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
      Entry <Value>{number}</Value>: {titleOfKind(kind)} of <DateValue date={effectiveOn} />
    </AppLink>
  );
}

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

interface ReversibleProps {
  readonly isReversed: boolean;
  /** Where it leads. */
  readonly href?: string;
  readonly children: ReactNode;
}

/** What stands of an entry; of one that was reversed it is struck through. */
export function Reversible({ isReversed, href, children }: ReversibleProps) {
  const words = isReversed ? <Muted as="s">{children}</Muted> : children;
  return (
    <>
      {href === undefined ? words : <AppLink href={href}>{words}</AppLink>}
      {isReversed && ' '}
      {isReversed && <StatusBadge label="Reversed" tone="neutral" />}
    </>
  );
}
