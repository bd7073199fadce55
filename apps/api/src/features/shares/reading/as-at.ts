import { type CivilDate, civilDate, type SharePosition } from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Known } from '../books/known.ts';
import { loadPosition } from '../books/position-queries.ts';
import { presentClasses } from '../books/present-shares.ts';
import { lastEntryAndKnown, listIssuedClasses } from './entry-queries.ts';

/** Which register is read, at which day and as known when: both as they were asked. */
export interface Asked {
  companyId: string;
  today: CivilDate;
  query: {
    AsAt?: string | undefined;
    KnownAt?: number | undefined;
    KnownOn?: string | undefined;
  };
}

/** A day of the register, and how much is known of it. */
export interface ReadingTime {
  on: CivilDate;
  /** The last entry that counts. */
  knownAt: number;
  /** As the books are asked: nothing is said of knowledge where all counts. */
  asAt: Known;
  /** How a reading begins on the wire. */
  head: {
    AsAt: string;
    KnownAt: number;
    KnownSince: string | null;
    KnownOn: string | null;
    LastEntry: number;
  };
}

export async function readingTime(tx: Transaction, { companyId, today, query }: Asked): Promise<ReadingTime> {
  const on = query.AsAt === undefined ? today : civilDate(query.AsAt);
  const knownBefore = query.KnownOn === undefined ? undefined : minuteAfter(query.KnownOn);
  const limits = { upTo: query.KnownAt, before: knownBefore };
  const { last, known } = await lastEntryAndKnown(tx, companyId, limits);
  const knownAt = known?.number ?? 0;
  const head = {
    AsAt: on,
    KnownAt: knownAt,
    KnownSince: known?.recordedAt.toISOString() ?? null,
    KnownOn: query.KnownOn ?? null,
    LastEntry: last,
  };
  const asAt = { on, ...(knownAt < last && { knownAt }), ...(knownBefore && { knownBefore }) };
  return { on, knownAt, asAt, head };
}

/** What was recorded in a minute was known at its end. */
const minuteAfter = (minute: string) => new Date(Date.parse(minute) + 60_000);

/** The position at the time that was asked for. */
export async function readPosition(
  tx: Transaction,
  asked: Asked,
): Promise<ReadingTime & { position: SharePosition }> {
  const time = await readingTime(tx, asked);
  return { ...time, position: await loadPosition(tx, asked.companyId, { asAt: time.asAt }) };
}

/**
 * The classes that a reading shows. Of an earlier day they are those that had shares by then: on which day the others were set
 * up no entry says.
 */
export async function readClasses(
  tx: Transaction,
  { companyId, today }: Asked,
  { on, knownAt, position }: ReadingTime & { position: SharePosition },
) {
  if (on >= today) return presentClasses(position);
  const issued = await listIssuedClasses(tx, companyId, { on, knownAt });
  return presentClasses({ ...position, classes: position.classes.filter(({ id }) => issued.has(id)) });
}
