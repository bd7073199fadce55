import type { CivilDate } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareEvent, shareEventDuty, shareTieOut } from '../../../platform/database/schema.ts';
import { chunk } from '../ledger/chunk.ts';

/** What an entry asks for beside itself. */
export interface EntryDuty {
  readonly eventId: string;
  readonly kind: 'form' | 'stamp-duty' | 'certificates';
  readonly form: FormId | null;
  readonly dueOn: CivilDate;
  readonly effectiveOn: CivilDate;
  readonly followedUntil: CivilDate;
}

/** Keeps what entries ask for, once, and notes what the filing history shows of it already. */
export async function insertDuties(
  tx: Transaction,
  { accountId, companyId }: { accountId: string; companyId: string },
  duties: readonly EntryDuty[],
): Promise<void> {
  for (const part of chunk(duties)) {
    const rows = part.map((duty) => ({
      ...duty,
      accountId,
      companyId,
      firstEventId: sql`first_share_event(${duty.eventId}::uuid)`,
    }));
    await tx.insert(shareEventDuty).values(rows).onConflictDoNothing();
  }
  if (duties.length > 0) await tx.execute(sql`select note_shown_duties(${companyId}::uuid)`);
}

/** The entries of a company that stand and took effect since a day. */
export async function listStandingSince(
  tx: Transaction,
  companyId: string,
  since: CivilDate,
): Promise<string[]> {
  const { id, effectiveOn, reverses } = shareEvent;
  const rows = await tx
    .select({ id })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        gte(effectiveOn, since),
        isNull(reverses),
        sql`not exists (select 1 from share_event back
          where back.company_id = ${companyId}::uuid and back.reverses = share_event.id)`,
      ),
    );
  return rows.map((row) => row.id);
}

/** The companies of every account whose earlier entries are to be looked at, for the worker. */
export function listUnkept(tx: Transaction, most: number) {
  const { companyId, accountId, dutiesKept } = shareTieOut;
  return tx.select({ companyId, accountId }).from(shareTieOut).where(eq(dutiesKept, false)).limit(most);
}

export async function markDutiesKept(tx: Transaction, companyId: string): Promise<void> {
  await tx.update(shareTieOut).set({ dutiesKept: true }).where(eq(shareTieOut.companyId, companyId));
}

interface NamedDuty {
  readonly companyId: string;
  readonly eventId: string;
  readonly kind: EntryDuty['kind'];
  readonly form: FormId | undefined;
}

type Settlement = Pick<typeof shareEventDuty.$inferSelect, 'outcome' | 'reason' | 'settledBy' | 'settledAt'>;

/** Settles a duty that nobody has settled; false where there is none. */
export async function settleDuty(
  tx: Transaction,
  { companyId, eventId, kind, form }: NamedDuty,
  settlement: Settlement,
): Promise<boolean> {
  const duty = shareEventDuty;
  const rows = await tx
    .update(duty)
    .set(settlement)
    .where(
      and(
        eq(duty.companyId, companyId),
        eq(duty.eventId, eventId),
        eq(duty.kind, kind),
        form === undefined ? isNull(duty.form) : eq(duty.form, form),
        isNull(duty.outcome),
      ),
    )
    .returning({ id: duty.id });
  return rows.length > 0;
}
