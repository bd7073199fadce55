import { type AsAt, type CivilDate, civilDate, type SharePosition } from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPosition } from '../books/position-queries.ts';
import { lastEntryAndKnown } from './entry-queries.ts';

/** Which register is read, at which day and as known when: both as they were asked. */
export interface Asked {
  companyId: string;
  today: CivilDate;
  query: { AsAt?: string | undefined; KnownAt?: number | undefined };
}

/** A day of the register, and how much is known of it. */
export interface ReadingTime {
  on: CivilDate;
  /** The last entry that counts. */
  knownAt: number;
  /** As the books are asked: nothing is said of knowledge where all counts. */
  asAt: AsAt;
  /** How a reading begins on the wire. */
  head: { AsAt: string; KnownAt: number; KnownSince: string | null; LastEntry: number };
}

export async function readingTime(tx: Transaction, { companyId, today, query }: Asked): Promise<ReadingTime> {
  const on = query.AsAt === undefined ? today : civilDate(query.AsAt);
  const { last, known } = await lastEntryAndKnown(tx, companyId, query.KnownAt);
  const knownAt = known?.number ?? 0;
  const head = {
    AsAt: on,
    KnownAt: knownAt,
    KnownSince: known?.recordedAt.toISOString() ?? null,
    LastEntry: last,
  };
  return { on, knownAt, asAt: { on, ...(knownAt < last && { knownAt }) }, head };
}

/** The position at the time that was asked for. */
export async function readPosition(
  tx: Transaction,
  asked: Asked,
): Promise<ReadingTime & { position: SharePosition }> {
  const time = await readingTime(tx, asked);
  return { ...time, position: await loadPosition(tx, asked.companyId, { asAt: time.asAt }) };
}
