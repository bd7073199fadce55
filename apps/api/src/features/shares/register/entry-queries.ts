import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { and, asc, desc, eq, exists, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareClass, shareEvent, shareLot, sharePosting } from '../../../platform/database/schema.ts';

/** When an entry was recorded, and what it was. */
export interface EntryMoment {
  number: number;
  kind: string;
  effectiveOn: CivilDate;
  recordedAt: Date;
}

const moment = {
  number: shareEvent.number,
  kind: shareEvent.kind,
  effectiveOn: shareEvent.effectiveOn,
  recordedAt: shareEvent.recordedAt,
};

/** Every entry in the order of recording. */
export async function listEntryMoments(tx: Transaction, companyId: string): Promise<EntryMoment[]> {
  const rows = await tx
    .select(moment)
    .from(shareEvent)
    .where(eq(shareEvent.companyId, companyId))
    .orderBy(asc(shareEvent.number));
  return rows.map((row) => ({ ...row, effectiveOn: civilDate(row.effectiveOn) }));
}

/**
 * The number of the last entry, 0 in empty books, and the last entry that counts: of all, up to a number, or before a moment.
 * From an act that takes entries back all of it counts: between a reversal and what was entered again the books never stood.
 */
export async function lastEntryAndKnown(
  tx: Transaction,
  companyId: string,
  { upTo, before }: { upTo?: number | undefined; before?: Date | undefined },
): Promise<{ last: number; known: Pick<EntryMoment, 'number' | 'recordedAt'> | undefined }> {
  const latest = async (...conditions: (SQL | undefined)[]) => {
    const [row] = await tx
      .select({ number: shareEvent.number, recordedAt: shareEvent.recordedAt, entryKey: shareEvent.entryKey })
      .from(shareEvent)
      .where(and(eq(shareEvent.companyId, companyId), ...conditions))
      .orderBy(...(before === undefined ? [] : [desc(shareEvent.recordedAt)]), desc(shareEvent.number))
      .limit(1);
    return row;
  };
  const last = await latest();
  const number = last?.number ?? 0;
  const countsAll =
    (upTo ?? number) >= number && (before === undefined || (last?.recordedAt ?? before) < before);
  if (countsAll) return { last: number, known: last };
  const known = await latest(
    lte(shareEvent.number, Math.min(upTo ?? number, number)),
    before && lt(shareEvent.recordedAt, before),
  );
  return { last: number, known: known && (await endOfReversingAct(tx, companyId, known)) };
}

/** The last entry of its act where that had taken something back by this entry; else the entry itself. */
async function endOfReversingAct(
  tx: Transaction,
  companyId: string,
  known: Pick<EntryMoment, 'number' | 'recordedAt'> & { entryKey: string },
): Promise<Pick<EntryMoment, 'number' | 'recordedAt'>> {
  const { number, entryKey } = known;
  const reversal = alias(shareEvent, 'reversal');
  const ofTheAct = and(eq(shareEvent.companyId, companyId), eq(shareEvent.entryKey, entryKey));
  const hasReversed = exists(
    tx
      .select({ number: reversal.number })
      .from(reversal)
      .where(
        and(
          eq(reversal.companyId, companyId),
          eq(reversal.entryKey, entryKey),
          isNotNull(reversal.reverses),
          lte(reversal.number, number),
        ),
      ),
  );
  const [end] = await tx
    .select({ number: shareEvent.number, recordedAt: shareEvent.recordedAt })
    .from(shareEvent)
    .where(and(ofTheAct, hasReversed))
    .orderBy(desc(shareEvent.number))
    .limit(1);
  return end ?? known;
}

/** The ids of the entries that changed what a holder has. */
export async function listEntriesOfHolder(
  tx: Transaction,
  companyId: string,
  holder: string,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: sharePosting.eventId })
    .from(sharePosting)
    .where(and(eq(sharePosting.companyId, companyId), eq(sharePosting.holderId, holder)));
  return rows.map(({ id }) => id);
}

/** The classes of which shares had come out by the end of a day, by the entries that were known and counted. */
export async function listIssuedClasses(
  tx: Transaction,
  companyId: string,
  { on, knownAt }: { on: CivilDate; knownAt: number },
): Promise<ReadonlySet<string>> {
  const reversal = alias(shareEvent, 'reversal');
  // Asked of the postings: lots that a correction keeps stay with the entry that made them first.
  const issued = tx
    .select({ id: shareLot.id })
    .from(shareLot)
    .innerJoin(sharePosting, and(eq(sharePosting.lotId, shareLot.id), eq(sharePosting.accountKey, 'issuer')))
    .innerJoin(shareEvent, eq(shareEvent.id, sharePosting.eventId))
    .leftJoin(reversal, and(eq(reversal.reverses, shareEvent.id), lte(reversal.number, knownAt)))
    .where(
      and(
        eq(shareLot.classId, shareClass.id),
        lte(sharePosting.effectiveOn, on),
        lte(sharePosting.eventNumber, knownAt),
        isNull(shareEvent.reverses),
        isNull(reversal.id),
      ),
    );
  const rows = await tx
    .select({ id: shareClass.id })
    .from(shareClass)
    .where(and(eq(shareClass.companyId, companyId), exists(issued)));
  return new Set(rows.map(({ id }) => id));
}

/** Everything that was recorded under one key, found by one of its events. */
export async function listEntryParts(tx: Transaction, companyId: string, eventId: string) {
  const [named] = await tx
    .select({ key: shareEvent.entryKey })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), eq(shareEvent.id, eventId)));
  if (named === undefined) return [];
  const { id, number, kind, effectiveOn, reverses, entersAgain } = shareEvent;
  return tx
    .select({ id, number, kind, effectiveOn, reverses, entersAgain })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), eq(shareEvent.entryKey, named.key)))
    .orderBy(asc(number));
}
