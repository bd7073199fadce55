import { parseTypedDate } from '@statbook/domain/dates';

/** The civil date (`YYYY-MM-DD`) that a typed text means; undefined where it means none. */
export function parseDateText(text: string, lastShortYear?: number): string | undefined {
  const typed = parseTypedDate(text, lastShortYear);
  return typed.ok ? typed.date : undefined;
}

/** The same while it is typed: a year of two digits may be the beginning of one of four. */
export function parseUnfinishedDate(text: string): string | undefined {
  const typed = parseTypedDate(text);
  return typed.ok && !typed.isShort ? typed.date : undefined;
}
