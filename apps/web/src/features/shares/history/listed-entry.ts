import type { CallReply } from '#api/call-types.ts';
import type { Names } from '../events/kinds/summary.ts';
import type { HistoryAddress } from './history-address.ts';

/** An entry as the history lists it. */
export type ListedEntry = CallReply<'getShareEvents'>['entity'][number];

/** One of the entries of a company. */
export interface EntryOf {
  readonly companyId: string;
  readonly entry: ListedEntry;
}

/** An entry with what it did. */
export type EntryInFull = CallReply<'getShareEventDetails'>['entity'][number];

/** An entry as it was entered, what it changed about classes themselves, and what its holders and classes are called. */
export interface EnteredEntry {
  readonly companyId: string;
  readonly request: ListedEntry['request'];
  readonly terms: EntryInFull['terms'];
  readonly names: Names;
  /** So many holders are shown one by one; all of them when absent. */
  readonly most?: number | undefined;
}

/** How an entry was reversed, and what stands in its place where it was corrected. */
export interface ReversedEntry {
  readonly entry: ListedEntry;
  readonly reversal: ListedEntry;
  readonly reason: string;
  readonly replacedBy: readonly ListedEntry[];
}

/** Finds how each entry was reversed. */
export function reversedEntries(entries: readonly ListedEntry[]): ReadonlyMap<string, ReversedEntry> {
  const found = new Map<string, ReversedEntry>();
  const byId = new Map(entries.map((entry) => [entry.shareEventId, entry]));
  const again = new Map(entries.map((entry) => [entry.entersAgain, entry]));
  const byEntry = Map.groupBy(entries, ({ entryId }) => entryId);
  for (const reversal of entries) {
    const entry = reversal.reverses === null ? undefined : byId.get(reversal.reverses);
    if (entry === undefined || reversal.request.kind !== 'reversal') continue;
    const anew = again.get(entry.shareEventId);
    // What was entered again stands for itself; the rest of the entry is what should have been entered.
    const replacedBy = anew
      ? [anew]
      : (byEntry.get(reversal.entryId) ?? []).filter(
          ({ kind, entersAgain }) => kind !== 'reversal' && entersAgain === null,
        );
    found.set(entry.shareEventId, { entry, reversal, reason: reversal.request.reason, replacedBy });
  }
  return found;
}

/** What cannot be corrected in a form: a reversal, and the balance that the books begin with. */
const others: ReadonlySet<string> = new Set(['reversal', 'opening-balance']);

/** Whether the form of a kind opens filled in with the entry that it corrects; any other is reversed and entered again. */
export const isCorrectable = (kind: string): boolean => !others.has(kind);

/** The entries that the filters leave, the last first: by recording, or by the day of effect. */
export function arrangeEntries(
  entries: readonly ListedEntry[],
  address: HistoryAddress,
): readonly ListedEntry[] {
  const { kind, holder, class: classId, from, to, order } = address;
  const left = entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (holder === undefined || entry.holderIds.includes(holder)) &&
      (classId === undefined || entry.classes.some(({ shareClassId }) => shareClassId === classId)) &&
      (from === undefined || entry.effectiveOn >= from) &&
      (to === undefined || entry.effectiveOn <= to),
  );
  return left.toSorted(order === 'effect' ? byEffect : byRecording);
}

const byRecording = (a: ListedEntry, b: ListedEntry) => b.number - a.number;

function byEffect(a: ListedEntry, b: ListedEntry): number {
  if (a.effectiveOn !== b.effectiveOn) return a.effectiveOn < b.effectiveOn ? 1 : -1;
  return byRecording(a, b);
}
