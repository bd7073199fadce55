import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';

/** What an entry of the register is called by. */
export interface EntryNamed {
  readonly ShareEventId: string;
  readonly Number: number;
  readonly Kind: string;
  readonly EffectiveOn: string;
}

interface EntryLinkProps {
  readonly companyId: string;
  readonly entry: EntryNamed;
}

/** "Entry 7: Transfer of 3 November 2026", with its place in the history. */
export function EntryLink({ companyId, entry }: EntryLinkProps) {
  const { ShareEventId, Number: number, Kind, EffectiveOn } = entry;
  return (
    <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
      Entry <Value>{number}</Value>: {titleOfKind(Kind)} of <DateValue date={EffectiveOn} />
    </AppLink>
  );
}
