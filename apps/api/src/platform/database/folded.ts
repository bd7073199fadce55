import { type Column, type SQL, sql } from 'drizzle-orm';

/** The letters of every language have capitals; the cluster's own locale knows those of English only. */
const everyLanguage = sql.raw('collate "und-x-icu"');

/** A text with its capitals made small, for what is one whatever its capitals. */
export const folded = (text: Column | SQL | string): SQL<string> => sql`lower(${text} ${everyLanguage})`;

/** Whether a text is like a pattern, whatever the capitals of either. */
export const isLike = (text: Column | SQL, pattern: string): SQL =>
  sql`${text} ${everyLanguage} ilike ${pattern}`;

/** A text for a pattern as it is typed: no letter of it stands for others. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern of texts that contain this one. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/**
 * Whether an email address is this one. Capitals of English only are folded: the small letter of the Kelvin sign is a k, and who
 * has the address with that sign is somebody else.
 */
export const isSameEmail = (address: Column, text: string): SQL =>
  sql`lower(${address}) = lower(${text} collate "C") collate "default"`;
