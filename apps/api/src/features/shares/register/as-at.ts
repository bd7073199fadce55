import { type CivilDate, civilDate } from '@statbook/domain/dates';
import type { SharePosition } from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Known } from '../ledger/known.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { presentClasses } from '../ledger/present-shares.ts';
import { lastEntryAndKnown, listIssuedClasses } from './entry-queries.ts';

/** Which register is read, at which day and as known when: both as they were asked. */
export interface Asked {
  companyId: string;
  today: CivilDate;
  query: {
    asAt?: string | undefined;
    knownAt?: number | undefined;
    knownOn?: string | undefined;
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
    asAt: string;
    knownAt: number;
    knownSince: string | null;
    knownOn: string | null;
    lastEntry: number;
  };
}

export async function readingTime(tx: Transaction, { companyId, today, query }: Asked): Promise<ReadingTime> {
  const on = query.asAt === undefined ? today : civilDate(query.asAt);
  const knownBefore = query.knownOn === undefined ? undefined : minuteAfter(query.knownOn);
  const limits = { upTo: query.knownAt, before: knownBefore };
  const { last, known } = await lastEntryAndKnown(tx, companyId, limits);
  const knownAt = known?.number ?? 0;
  const head = {
    asAt: on,
    knownAt,
    knownSince: known?.recordedAt.toISOString() ?? null,
    knownOn: query.knownOn ?? null,
    lastEntry: last,
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
