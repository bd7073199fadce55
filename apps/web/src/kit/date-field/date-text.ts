import { parseTypedDate } from '@statbook/domain/dates';

/** The civil date (`YYYY-MM-DD`) that a typed text means; undefined where it means none. */
export function parseDateText(text: string): string | undefined {
  const typed = parseTypedDate(text);
  return typed.ok ? typed.date : undefined;
}
