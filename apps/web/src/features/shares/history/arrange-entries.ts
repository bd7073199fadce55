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
