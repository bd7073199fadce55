import type { CallReply } from '#api/call-types.ts';

/** An entry as the history lists it. */
export type ListedEntry = CallReply<'getShareEvents'>['Entity'][number];

/** How an entry was taken back, and what stands in its place where it was corrected. */
export interface TakenBack {
  readonly reversal: ListedEntry;
  readonly reason: string;
  readonly replacedBy: readonly ListedEntry[];
}

/** Finds how each reversed entry was taken back. */
export function takenBackBy(entries: readonly ListedEntry[]): ReadonlyMap<string, TakenBack> {
  const found = new Map<string, TakenBack>();
  for (const reversal of entries) {
    if (reversal.Reverses === null || reversal.Request.Kind !== 'reversal') continue;
    const replacedBy = entries.filter(
      ({ EntryId, Kind }) => EntryId === reversal.EntryId && Kind !== 'reversal',
    );
    found.set(reversal.Reverses, { reversal, reason: reversal.Request.Reason, replacedBy });
  }
  return found;
}
