import { MONTH_NAMES } from '@statbook/domain/dates';

/** A table of texts by the registry's keys; keys that read well by themselves need no entry. */
export type Texts = Readonly<Record<string, string>>;

/** The text of a key: from the table, else the key's own words. Unknown keys never fail. */
export function lookUpText(table: Texts, key: string): string {
  return table[key] ?? toLabel(key);
}

/** A key as words: `corporate-nominee-director` becomes "Corporate nominee director". */
export function toLabel(key: string): string {
  return toCapitalised(key.replaceAll(/[-_\s]+/g, ' ').trim());
}

/** As a line begins. */
export function toCapitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A date in words, `2026-03-31` becomes "31 March 2026"; any other text stays as it is. */
export function toDateText(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value);
  const month = MONTH_NAMES[Number(match?.[2]) - 1];
  return match && month ? `${Number(match[3])} ${month} ${match[1]}` : value;
}
