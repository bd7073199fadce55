import type { IconShape } from '#kit/icon/icon.tsx';

/** Something that the palette can open or do. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: IconShape;
  readonly keys?: string | undefined;
  /** Other words by which it is found. */
  readonly also?: string | undefined;
  /** Not offered until something is typed: one of many. */
  readonly onlyFound?: boolean | undefined;
  readonly act: () => void;
}

/** Those that have every word that is typed. */
export function findEntries(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label, detail = '', also = '', onlyFound = false }) => {
    if (onlyFound && words.length === 0) return false;
    const searched = `${label} ${detail} ${also}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** What begins a search for a form: "file a form: charge", "form AP01"; or the id of a form alone. */
const formSearch = /^(?:file|form)\b(?:\s+a)?(?:\s+form)?\s*:?\s+(?<words>\S.*)$/i;
const formId = /^[a-z]{2,3}\d{2}$/i;

/** What form is looked for; undefined where the text is about something else. */
export function toFormSearch(text: string): string | undefined {
  const typed = text.trim();
  return formId.test(typed) ? typed.toUpperCase() : formSearch.exec(typed)?.groups?.['words'];
}

/** What a person types who wants to file: the rest of it names the company. */
const filingWords = /^(?:file|submit|confirm(?:ation)?|statement|cs01|for|of|an?|the)\s+/i;

/** What to look for among companies and people: "file statement of harbour" is about "harbour". */
export function toSearchText(text: string): string {
  let rest = text.trim();
  for (let next = rest.replace(filingWords, ''); next !== rest; next = rest.replace(filingWords, ''))
    rest = next;
  return rest;
}

/** Words that join an act and its company: "allot shares of glen orrin". */
const joining: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'for', 'in', 'at', 'to', 'from']);

/** The words of an act that begins with them, and those that are left to name its company. */
export function splitByActs(
  acts: readonly PaletteEntry[],
  text: string,
): { readonly act: string; readonly company: string } {
  const known = acts.flatMap(({ label, also = '' }) => `${label} ${also}`.toLowerCase().split(/[\s()]+/));
  const typed = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !joining.has(word));
  const isOfAct = (word: string) => known.some((each) => each.startsWith(word));
  return {
    act: typed.filter(isOfAct).join(' '),
    company: typed.filter((word) => !isOfAct(word)).join(' '),
  };
}
