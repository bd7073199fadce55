import { z } from 'zod';

/*
 * The registry may leave out, add or null any member without notice (public API guide, part 3.1), and some
 * of its members come in several shapes. So no member is required and a misshapen one counts as absent.
 */

/** A text, trimmed; numbers are taken as text, blanks as absent. */
export const text = z.unknown().optional().transform(toText);

/** A text, empty where there is none. */
export const textOrEmpty = text.transform((value) => value ?? '');

/** A date as `YYYY-MM-DD`, from a date, an instant, or milliseconds since 1970. */
export const date = z.unknown().optional().transform(toDate);

/** A whole number, also from digits in a text. */
export const count = z.unknown().optional().transform(toCount);

/** A flag, also from `"true"`, `"1"`, 1 and their opposites. */
export const flag = z.unknown().optional().transform(toFlag);

/** A flag that is false where the registry does not send it. */
export const flagOrFalse = flag.transform((value) => value ?? false);

/** Texts; a single one may stand without its list. */
export const texts = z.unknown().optional().transform(toTexts);

/** A value of a known shape, absent when it is anything else. */
export function maybe<S extends z.ZodType>(schema: S) {
  return schema.optional().catch(undefined);
}

/** A list in a record; entries of another shape are left out, and anything but a list counts as empty. */
export function listOf<S extends z.ZodType>(entry: S) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) => readEntries(entry, entries));
}

/** The items of a list resource: may be absent, but anything else than a list is refused. */
export function itemsOf<S extends z.ZodType>(entry: S) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) => readEntries(entry, entries ?? []));
}

function readEntries<S extends z.ZodType>(entry: S, entries: readonly unknown[]): z.output<S>[] {
  return entries.flatMap((each) => {
    const parsed = entry.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

function toDate(value: unknown): string | undefined {
  if (typeof value === 'number' && Math.abs(value) < 8.64e15)
    return new Date(value).toISOString().slice(0, 10);
  return typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
}

function toCount(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1' || value === 1) return true;
  return value === 'false' || value === '0' || value === 0 ? false : undefined;
}

function toTexts(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => toText(each) ?? []);
}
