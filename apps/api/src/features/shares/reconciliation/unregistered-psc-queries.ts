import type { CivilDate } from '@statbook/domain/dates';
import { pscNoticeDueOn } from '@statbook/domain/deadlines';
import type { FormId } from '@statbook/domain/filing';
import type { PersonId } from '@statbook/domain/share-capital';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { company, unregisteredPsc } from '../../../platform/database/schema.ts';

/** Somebody who holds more than a quarter and is not on the PSC register. */
export interface UnregisteredPsc {
  personId: PersonId;
  name: string;
  /** Undefined where people must decide which. */
  form: FormId | undefined;
}

/** Keeps whom a comparison found, those known before since when; what somebody has said of a person stays. */
export async function keepUnregisteredPscs(
  tx: Transaction,
  companyId: string,
  found: readonly UnregisteredPsc[],
  today: CivilDate,
): Promise<void> {
  const { personId, settledAt } = unregisteredPsc;
  const isGone =
    found.length === 0
      ? undefined
      : notInArray(
          personId,
          found.map((each) => each.personId),
        );
  await tx
    .delete(unregisteredPsc)
    .where(and(eq(unregisteredPsc.companyId, companyId), isNull(settledAt), isGone));
  if (found.length === 0) return;
  const [owner] = await tx.select({ id: company.accountId }).from(company).where(eq(company.id, companyId));
  if (owner === undefined) return;
  await tx
    .insert(unregisteredPsc)
    .values(
      found.map((each) => ({
        accountId: owner.id,
        companyId,
        personId: each.personId,
        personName: each.name,
        form: each.form ?? null,
        foundOn: today,
        noticeBy: pscNoticeDueOn(today),
      })),
    )
    .onConflictDoUpdate({
      target: [unregisteredPsc.companyId, personId],
      set: { personName: sql`excluded.person_name`, form: sql`excluded.form` },
    });
}

/** Keeps why no notice about somebody is needed. */
export async function settleUnregisteredPsc(
  tx: Transaction,
  { companyId, personId }: { companyId: string; personId: string },
  settlement: { reason: string; settledBy: string; settledAt: Date },
): Promise<void> {
  await tx
    .update(unregisteredPsc)
    .set(settlement)
    .where(and(eq(unregisteredPsc.companyId, companyId), eq(unregisteredPsc.personId, personId)));
}

/** Why no notice is needed, by the people of whom somebody has said so. */
export async function listDismissedPscs(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ personId: unregisteredPsc.personId, reason: unregisteredPsc.reason })
    .from(unregisteredPsc)
    .where(eq(unregisteredPsc.companyId, companyId));
  return new Map(
    rows.flatMap(({ personId, reason }) => (reason === null ? [] : [[personId, reason] as const])),
  );
}
