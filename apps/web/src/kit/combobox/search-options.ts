export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Second line: an address, a code, the companies of a person. Searched too. */
  readonly detail?: string | undefined;
}

/** The options that contain every typed word; those that begin with the text come first. */
export function searchOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const sought = fold(text).trim();
  if (sought === '') return [...options];
  const words = sought.split(/\s+/);
  const matching = options.filter((option) => {
    const searched = fold(`${option.label} ${option.value} ${option.detail ?? ''}`);
    return words.every((word) => searched.includes(word));
  });
  const rank = (option: ComboboxOption) =>
    fold(option.label).startsWith(sought) || fold(option.value).startsWith(sought) ? 0 : 1;
  return matching.toSorted((one, other) => rank(one) - rank(other));
}

/** Lower case without accents and apostrophes: "Côte" is found by "cote", and "O’Brien" however it is typed. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .toLowerCase();
}
