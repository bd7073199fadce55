import { type Column, type SQL, sql } from 'drizzle-orm';

/** The letters of every language have capitals; the cluster's own locale knows those of English only. */
const everyLanguage = sql.raw('collate "und-x-icu"');

/** A text with its capitals made small, for what is one whatever its capitals. */
export const folded = (text: Column | SQL | string): SQL<string> => sql`lower(${text} ${everyLanguage})`;

/** Whether a text is like a pattern, whatever the capitals of either. */
export const isLike = (text: Column | SQL, pattern: string): SQL =>
  sql`${text} ${everyLanguage} ilike ${pattern}`;
