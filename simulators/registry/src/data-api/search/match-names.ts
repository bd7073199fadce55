import type { SearchEntry } from '../../register/company-register.ts';

/** Where the words of a query are in a text: first and last character of each, counted from one. */
export function findMatches(text: string, query: string): number[] | undefined {
  const words = splitWords(query);
  const places = words.map((word) => findWordStart(text, word));
  if (words.length === 0 || places.includes(-1)) return undefined;
  return words
    .map((word, index) => ({ start: (places[index] ?? 0) + 1, length: word.length }))
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, length }) => [start, start + length - 1]);
}

/** Best first: the very name or number, names that begin with what was asked for, then all that hold its words. */
export function searchNames(entries: Iterable<SearchEntry>, query: string): SearchEntry[] {
  const wanted = query.trim().toUpperCase();
  const found: { entry: SearchEntry; rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, wanted);
    if (rank !== undefined) found.push({ entry, rank });
  }
  found.sort((one, other) => one.rank - other.rank || compare(one.entry.name, other.entry.name));
  return found.map(({ entry }) => entry);
}

function rankOf({ number, name }: SearchEntry, wanted: string): number | undefined {
  if (number === wanted || name === wanted) return 0;
  if (wanted !== '' && name.startsWith(wanted)) return 1;
  return findMatches(name, wanted) === undefined ? undefined : 2;
}

function splitWords(query: string): string[] {
  return query.toUpperCase().split(/\s+/).filter(Boolean);
}

function findWordStart(text: string, word: string): number {
  const upper = text.toUpperCase();
  for (let at = upper.indexOf(word); at !== -1; at = upper.indexOf(word, at + 1)) {
    if (at === 0 || /[^A-Z0-9]/.test(upper.charAt(at - 1))) return at;
  }
  return -1;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
