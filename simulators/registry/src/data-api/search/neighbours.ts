import type { SearchEntry } from '../../register/company-register.ts';

export interface NeighbourQuery {
  q?: string;
  /** As documented. */
  search_above?: string;
  search_below?: string;
  /** As the running service and the registry's own client library have them. */
  search_before?: string;
  search_after?: string;
  size?: string;
}

export interface Neighbours {
  top: SearchEntry;
  items: SearchEntry[];
}

/** Companies as in a printed index: around the name asked for, or above or below a key from an earlier answer. */
export function findNeighbours(
  entries: SearchEntry[],
  query: NeighbourQuery,
  size: number,
): Neighbours | undefined {
  const sorted = entries
    .map((entry) => ({ entry, key: toAlphaKey(entry) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const indexOf = (key: string) => {
    const found = sorted.findIndex((one) => one.key >= key);
    return found === -1 ? sorted.length - 1 : found;
  };
  const at = indexOf(toAlphaName(query.q ?? ''));
  const start = startOf(query, { at, size, indexOf });
  const top = sorted[at]?.entry;
  return top && { top, items: sorted.slice(Math.max(0, start), start + size).map(({ entry }) => entry) };
}

function startOf(
  query: NeighbourQuery,
  place: { at: number; size: number; indexOf: (key: string) => number },
): number {
  const before = query.search_before ?? query.search_above;
  const after = query.search_after ?? query.search_below;
  if (before !== undefined) return place.indexOf(before) - place.size;
  if (after !== undefined) return place.indexOf(after) + 1;
  return place.at - Math.floor(place.size / 2);
}

/** The key of the index: the name without its ending, then the number. */
export function toAlphaKey({ name, number }: Pick<SearchEntry, 'name' | 'number'>): string {
  return `${toAlphaName(name)}:${number}`;
}

function toAlphaName(name: string): string {
  return name
    .toUpperCase()
    .replace(/ (LIMITED|LTD|PLC|LLP|LP)\.?$/, '')
    .replace(/[^A-Z0-9]/g, '');
}

/** Undefined when the size is out of range. */
export function readSize(text: string | undefined): number | undefined {
  const size = Number(text ?? 20);
  return Number.isInteger(size) && size > 0 && size <= 100 ? size : undefined;
}

export const badSize = 'Invalid size parameter, size must be greater than zero and not greater than 100';
