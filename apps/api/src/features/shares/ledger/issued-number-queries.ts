import type { PlannedEvent } from '@statbook/domain/share-capital';
import { and, eq, exists, not, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { shareEvent } from '../../../platform/database/schema.ts';
import { loadLastEditions } from './certificate-queries.ts';
import { chunk } from './chunk.ts';
import { THE_END } from './known.ts';
import { loadOpenings } from './opening-queries.ts';

/** What an entry that is not written yet does: which entries it takes back, and which certificates it ends. */
interface OnItsWay {
  reversed: ReadonlySet<string>;
  ended: ReadonlySet<number>;
}

/**
 * Which of some existing numbers no certificate may bear any more (decision 29). A balance in the place of another may say its
 * paper again. Apart from that a number is free once no balance says it and its certificate was cancelled with one that was
 * wrong, or by an entry that was taken back itself: nobody else has made use of that paper.
 */
export async function listUsedNumbers(
  tx: Transaction,
  companyId: string,
  numbers: readonly number[],
  { reversed, ended }: OnItsWay,
): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set();
  const openings = await loadOpenings(tx, companyId, { on: THE_END });
  const saidAgain = numbersSaidBy(openings.filter(({ id }) => reversed.has(id)));
  const saidStill = numbersSaidBy(openings.filter(({ id }) => !reversed.has(id)));
  const used = new Set<number>();
  for (const part of chunk([...new Set(numbers)])) {
    const rows = await loadLastEditions(tx, companyId, part);
    const undone = await listUndone(
      tx,
      companyId,
      rows.flatMap(({ end }) => end?.eventId ?? []),
    );
    for (const { certificate, end } of rows) {
      const { number, origin } = certificate;
      const isCancelled = end === null ? ended.has(number) : end.status === 'cancelled';
      const isUndone = saidAgain.has(number) || undone.has(end?.eventId ?? '');
      if (origin !== 'entered' || !isCancelled || !isUndone || saidStill.has(number)) used.add(number);
    }
  }
  return used;
}

function numbersSaidBy(openings: readonly PlannedEvent[]): ReadonlySet<number> {
  const holdings = openings.flatMap(({ request }) =>
    request.kind === 'opening-balance' ? request.holdings : [],
  );
  return new Set(
    holdings.flatMap(({ certificates = [] }) => certificates.map(({ number }) => Number(number))),
  );
}

/** Which of some events took an opening balance back, with all that was recorded together, or were taken back for good. */
async function listUndone(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const [part, wrong] = [alias(shareEvent, 'part'), alias(shareEvent, 'wrong')];
  const [reversal, again] = [alias(shareEvent, 'reversal'), alias(shareEvent, 'again')];
  const takesBalanceBack = tx
    .select({ id: part.id })
    .from(part)
    .innerJoin(wrong, eq(wrong.id, part.reverses))
    .where(
      and(
        eq(part.companyId, shareEvent.companyId),
        eq(part.entryKey, shareEvent.entryKey),
        eq(wrong.kind, 'opening-balance'),
      ),
    );
  const isReversed = tx
    .select({ id: reversal.id })
    .from(reversal)
    .where(eq(reversal.reverses, shareEvent.id));
  const isEnteredAgain = tx.select({ id: again.id }).from(again).where(eq(again.entersAgain, shareEvent.id));
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        isOneOf(shareEvent.id, new Set(ids)),
        or(exists(takesBalanceBack), and(exists(isReversed), not(exists(isEnteredAgain)))),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
