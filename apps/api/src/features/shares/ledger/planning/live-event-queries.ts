import { compareEvents, DERIVED_KINDS } from '@statbook/domain/share-capital';
import { and, eq, gt, gte, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../../platform/database/database.ts';
import { isOneOf } from '../../../../platform/database/is-one-of.ts';
import { shareEvent } from '../../../../platform/database/schema.ts';
import { loadEvents, type StoredEvent } from '../event-queries.ts';

/** The days on which these entries take effect. */
export async function listDays(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ on: shareEvent.effectiveOn })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), isOneOf(shareEvent.id, ids)));
  return rows.map(({ on }) => on);
}

/** Every entry from a day on that counts, by date and order of recording. */
export async function loadLiveEvents(
  tx: Transaction,
  companyId: string,
  from: string,
): Promise<StoredEvent[]> {
  const ids = await listLive(tx, companyId, gte(shareEvent.effectiveOn, from));
  return (await loadEvents(tx, companyId, ids)).sort(compareEvents);
}

/** Days from which, or after which, something is other than it was. */
interface Since {
  from: string | undefined;
  after: string | undefined;
  /** Entries that are taken back themselves. */
  except: readonly string[];
}

/** Whether an entry that counts takes effect then whose result follows from the position that it meets. */
export async function hasDerivedEvents(
  tx: Transaction,
  companyId: string,
  { from, after, except }: Since,
): Promise<boolean> {
  const { effectiveOn, kind, id } = shareEvent;
  const isLater = or(
    from === undefined ? undefined : gte(effectiveOn, from),
    after === undefined ? undefined : gt(effectiveOn, after),
  );
  const following = and(isLater, inArray(kind, [...DERIVED_KINDS]), notInArray(id, [...except]));
  return isLater !== undefined && (await listLive(tx, companyId, following)).length > 0;
}

async function listLive(tx: Transaction, companyId: string, which: SQL | undefined): Promise<string[]> {
  const reversal = alias(shareEvent, 'reversal');
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .leftJoin(reversal, eq(reversal.reverses, shareEvent.id))
    .where(and(eq(shareEvent.companyId, companyId), isNull(shareEvent.reverses), isNull(reversal.id), which));
  return rows.map(({ id }) => id);
}
