import type { FilingState, FilingStateFacts, FormId } from '@statbook/domain/filing';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { filing, filingAttempt, shareEvent, shareEventFiling } from '../../platform/database/schema.ts';
import { stateFacts } from '../order/name-wait-queries.ts';

/** A filing that was begun from an entry of the share register. */
export interface FilingOfEntry extends FilingStateFacts {
  readonly filingId: string;
  readonly form: FormId;
  readonly state: FilingState;
  /** When the registrar accepted it; null until then. */
  readonly acceptedAt: Date | null;
}

/** Notes from which entries a form was begun. */
export async function insertEntriesOfFiling(
  tx: Transaction,
  { accountId, filingId, eventIds }: { accountId: string; filingId: string; eventIds: readonly string[] },
): Promise<void> {
  if (eventIds.length === 0) return;
  await tx
    .insert(shareEventFiling)
    .values(eventIds.map((shareEventId) => ({ accountId, filingId, shareEventId })));
}

/** The entries from which forms were begun. */
export function listEntriesOfFilings(
  tx: Transaction,
  filingIds: readonly string[],
): Promise<{ filingId: string; eventId: string }[]> {
  return tx
    .select({ filingId: shareEventFiling.filingId, eventId: shareEventFiling.shareEventId })
    .from(shareEventFiling)
    .where(isOneOf(shareEventFiling.filingId, filingIds));
}

/**
 * What was begun from each entry and not withdrawn, the latest last. What was filed of an entry counts for the one that enters
 * it again after a correction before it.
 */
export async function listFilingsOfEntries(
  tx: Transaction,
  companyId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FilingOfEntry[]>> {
  const behind = await listEntriesBehind(tx, companyId, eventIds);
  const found = new Map<string, FilingOfEntry[]>();
  if (behind.size === 0) return found;
  const rows = await tx
    .select({
      eventId: shareEventFiling.shareEventId,
      filingId: filing.id,
      form: filing.form,
      state: filing.state,
      acceptedAt: filingAttempt.decidedAt,
      ...stateFacts,
    })
    .from(shareEventFiling)
    .innerJoin(filing, eq(filing.id, shareEventFiling.filingId))
    .leftJoin(
      filingAttempt,
      and(
        eq(filingAttempt.filingId, filing.id),
        eq(filing.state, 'accepted'),
        eq(filingAttempt.statusCode, 'ACCEPT'),
      ),
    )
    .where(and(isOneOf(shareEventFiling.shareEventId, behind.keys()), ne(filing.state, 'withdrawn')))
    .orderBy(asc(shareEventFiling.addedAt));
  for (const { eventId, ...row } of rows) {
    const entry = behind.get(eventId) ?? eventId;
    found.set(entry, [...(found.get(entry) ?? []), row]);
  }
  return found;
}

/** Each entry, and what it entered again, by its id: for which of the entries asked about it stands. */
async function listEntriesBehind(
  tx: Transaction,
  companyId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const behind = new Map(eventIds.map((id) => [id, id]));
  let asked = [...eventIds];
  while (asked.length > 0) {
    const rows = await tx
      .select({ id: shareEvent.id, earlier: shareEvent.entersAgain })
      .from(shareEvent)
      .where(
        and(
          eq(shareEvent.companyId, companyId),
          isOneOf(shareEvent.id, asked),
          isNotNull(shareEvent.entersAgain),
        ),
      );
    asked = [];
    for (const { id, earlier } of rows) {
      if (earlier === null || behind.has(earlier)) continue;
      behind.set(earlier, behind.get(id) ?? id);
      asked.push(earlier);
    }
  }
  return behind;
}

/** The entries that stand for others today: themselves, or those that enter them again; none for what was reversed. */
export async function listStandingEntries(
  tx: Transaction,
  companyId: string,
  eventIds: readonly string[],
): Promise<string[]> {
  const standing = new Set(eventIds);
  let asked = [...eventIds];
  while (asked.length > 0) {
    const rows = await tx
      .select({ id: shareEvent.id, earlier: shareEvent.entersAgain })
      .from(shareEvent)
      .where(and(eq(shareEvent.companyId, companyId), isOneOf(shareEvent.entersAgain, asked)));
    asked = rows.map(({ id }) => id);
    for (const { id, earlier } of rows) {
      if (earlier !== null) standing.delete(earlier);
      standing.add(id);
    }
  }
  return [...standing];
}
