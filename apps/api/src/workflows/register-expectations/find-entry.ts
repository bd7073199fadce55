import type { FilingHistoryItem } from '@statbook/registry-client';
import { type RegisterExpectation, readSubject } from '../../filings/accepted/expectation-queries.ts';
import { identityOf } from '../../registry-snapshots/join-history.ts';
import { lastDayOf } from './expect-on-register.ts';

/** One entry of the filing history, or one that came with another: the notice beside a certificate, a resolution. */
export interface RegisterEntry {
  id: string;
  type: string | undefined;
  date: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

export function toEntries(items: readonly FilingHistoryItem[]): RegisterEntry[] {
  return items.flatMap((item) => {
    const id = identityOf(item);
    const { type, date, values, associatedFilings, resolutions } = item;
    const others = [...(associatedFilings ?? []), ...(resolutions ?? [])].map((other, index) => ({
      id: `${id} ${index + 1}`,
      type: other.type,
      date,
      values: other.values,
    }));
    return [{ id, type, date, values }, ...others];
  });
}

/** The entry that shows what was expected, unless another expectation has claimed it. */
export function findEntry(
  expectation: Pick<RegisterExpectation, 'subject' | 'expectedFrom' | 'expectedBy'>,
  entries: readonly RegisterEntry[],
  claimed: ReadonlySet<string>,
): RegisterEntry | undefined {
  const { types, values = {} } = readSubject(expectation);
  const lastDay = lastDayOf(expectation);
  return entries.find(
    (entry) =>
      !claimed.has(entry.id) &&
      types.includes(entry.type ?? '') &&
      entry.date !== undefined &&
      entry.date >= expectation.expectedFrom &&
      entry.date <= lastDay &&
      Object.entries(values).every(([name, value]) => isSame(entry.values[name], value)),
  );
}

/** The register writes names in its own case and spacing. */
const isSame = (shown: unknown, expected: string) =>
  typeof shown === 'string' && normalize(shown) === normalize(expected);

const normalize = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
