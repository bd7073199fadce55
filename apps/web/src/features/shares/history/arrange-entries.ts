import type { ListedEntry } from './listed-entry.ts';
import type { HistoryAddress } from './history-address.ts';

/** The entries that the filters leave, the last first: by recording, or by the day of effect. */
export function arrangeEntries(
  entries: readonly ListedEntry[],
  address: HistoryAddress,
): readonly ListedEntry[] {
  const { kind, holder, class: classId, from, to, order } = address;
  const left = entries.filter(
    (entry) =>
      (kind === undefined || entry.Kind === kind) &&
      (holder === undefined || entry.HolderIds.includes(holder)) &&
      (classId === undefined || entry.Classes.some(({ ShareClassId }) => ShareClassId === classId)) &&
      (from === undefined || entry.EffectiveOn >= from) &&
      (to === undefined || entry.EffectiveOn <= to),
  );
  return left.toSorted(order === 'effect' ? byEffect : byRecording);
}

const byRecording = (a: ListedEntry, b: ListedEntry) => b.Number - a.Number;

function byEffect(a: ListedEntry, b: ListedEntry): number {
  if (a.EffectiveOn !== b.EffectiveOn) return a.EffectiveOn < b.EffectiveOn ? 1 : -1;
  return byRecording(a, b);
}
