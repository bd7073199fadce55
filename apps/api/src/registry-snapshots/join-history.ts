import type { FilingHistoryItem } from '@statbook/registry-client';
import type { Readings } from './snapshot-queries.ts';

export const historyKinds = ['filing-history', 'whole-filing-history'] as const;

type HistoryReadings = Readings<(typeof historyKinds)[number]>;

/** The filing history as far as it was read, newest first: the newest page, and behind it what is older. */
export function joinHistory(readings: HistoryReadings): FilingHistoryItem[] {
  const newest = readings['filing-history']?.value.items ?? [];
  const known = new Set(newest.map(identityOf));
  const older = (readings['whole-filing-history']?.value.items ?? []).filter(
    (item) => !known.has(identityOf(item)),
  );
  return [...newest, ...older];
}

/** Whether the registry counts filings that were never read. */
export function lacksOlderFilings(readings: HistoryReadings): boolean {
  const counted = readings['filing-history']?.value.totalCount ?? 0;
  const countedWhole = readings['whole-filing-history']?.value.totalCount ?? 0;
  return joinHistory(readings).length < counted && countedWhole < counted;
}

/** What an entry is known by; old ones may have no id of their own. */
export function identityOf(item: FilingHistoryItem): string {
  const { transactionId, date, type, descriptionKey, barcode } = item;
  return transactionId ?? [date, type, descriptionKey, barcode].join(' ');
}
