import type { CallReply } from '#api/call-types.ts';

/** An entry as the history lists it. */
export type ListedEntry = CallReply<'getShareEvents'>['Entity'][number];

/** How an entry was taken back, and what stands in its place where it was corrected. */
export interface TakenBack {
  readonly entry: ListedEntry;
  readonly reversal: ListedEntry;
  readonly reason: string;
  readonly replacedBy: readonly ListedEntry[];
}

/** Finds how each reversed entry was taken back. */
export function takenBackBy(entries: readonly ListedEntry[]): ReadonlyMap<string, TakenBack> {
  const found = new Map<string, TakenBack>();
  const byId = new Map(entries.map((entry) => [entry.ShareEventId, entry]));
  const again = new Map(entries.map((entry) => [entry.EntersAgain, entry]));
  const byEntry = Map.groupBy(entries, ({ EntryId }) => EntryId);
  for (const reversal of entries) {
    const entry = reversal.Reverses === null ? undefined : byId.get(reversal.Reverses);
    if (entry === undefined || reversal.Request.Kind !== 'reversal') continue;
    const anew = again.get(entry.ShareEventId);
    // What was entered again stands for itself; the rest of the entry is what should have been entered.
    const replacedBy = anew
      ? [anew]
      : (byEntry.get(reversal.EntryId) ?? []).filter(
          ({ Kind, EntersAgain }) => Kind !== 'reversal' && EntersAgain === null,
        );
    found.set(entry.ShareEventId, { entry, reversal, reason: reversal.Request.Reason, replacedBy });
  }
  return found;
}
