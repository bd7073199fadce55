import type { ReadingKind, ReadingValues } from './snapshot-queries.ts';

/** What the registry said just now. */
export type NewReading = { [Kind in ReadingKind]: ReadingOf<Kind> }[ReadingKind];

export interface ReadingOf<Kind extends ReadingKind> {
  kind: Kind;
  value: ReadingValues[Kind];
  /** The registry's own words, where they hold nothing protected. */
  raw?: unknown;
  readAt: Date;
  /** What is kept sealed beside the value. */
  protectedParts?: object;
}

/** Whose readings they are. */
export interface ReadingOwner {
  accountId: string;
  companyId: string;
}
