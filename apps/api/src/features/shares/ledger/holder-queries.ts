import type { CivilDate } from '@statbook/domain/dates';
import { holderId, type ShareHolder } from '@statbook/domain/share-capital';
import { and, asc, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { fetchRows } from '../../../platform/database/fetch-rows.ts';
import { shareHolderDetail } from '../../../platform/database/schema.ts';
import { type Known, THE_END } from './known.ts';
import { addressFrom, membersFrom } from './stored-values.ts';

/** Everybody in the register by the name and address that they had at the end of a day, as was known when an entry was recorded. */
export async function loadHolders(
  tx: Transaction,
  companyId: string,
  { on, knownAt, knownBefore }: Known = { on: THE_END },
): Promise<ShareHolder[]> {
  const then = sql`(select recorded_at from share_event where company_id = ${companyId} and number = ${knownAt})`;
  const wasKnown =
    knownBefore === undefined
      ? lte(shareHolderDetail.recordedAt, then)
      : lt(shareHolderDetail.recordedAt, knownBefore);
  const details = tx
    .selectDistinctOn([shareHolderDetail.holderId], holderColumns)
    .from(shareHolderDetail)
    .where(
      and(
        eq(shareHolderDetail.companyId, companyId),
        // Whoever an entry names was known by then, even if two writers' clocks disagree.
        knownAt === undefined && knownBefore === undefined
          ? undefined
          : or(eq(shareHolderDetail.version, 1), wasKnown),
        or(isNull(shareHolderDetail.effectiveOn), lte(shareHolderDetail.effectiveOn, on)),
      ),
    )
    .orderBy(...latestFirst);
  return (await fetchRows(tx, details)).map(holderFrom);
}

/** A holder by the name and address that they had on a day, as is known now. */
export type HolderOn = (id: string, on: CivilDate) => ShareHolder | undefined;

/** Everybody in the register with all the particulars that they ever had. */
export async function loadHoldersOverTime(tx: Transaction, companyId: string): Promise<HolderOn> {
  const details = tx
    .select({ ...holderColumns, effectiveOn: shareHolderDetail.effectiveOn })
    .from(shareHolderDetail)
    .where(eq(shareHolderDetail.companyId, companyId))
    .orderBy(...latestFirst);
  const rows = await fetchRows(tx, details);
  const byHolder = Map.groupBy(rows, ({ holderId: id }) => id);
  return (id, on) => {
    const found = byHolder.get(id)?.find(({ effectiveOn }) => effectiveOn === null || effectiveOn <= on);
    return found && holderFrom(found);
  };
}

/** What was so from the first counts where nothing of a later day does; of one day what was entered last. */
const latestFirst = [
  asc(shareHolderDetail.holderId),
  sql`${shareHolderDetail.effectiveOn} desc nulls last`,
  desc(shareHolderDetail.version),
];

const holderColumns = {
  holderId: shareHolderDetail.holderId,
  members: shareHolderDetail.members,
  designation: shareHolderDetail.designation,
  address: shareHolderDetail.address,
};

type HolderRow = Pick<typeof shareHolderDetail.$inferSelect, keyof typeof holderColumns>;

function holderFrom({ holderId: id, members, designation, address }: HolderRow): ShareHolder {
  return {
    id: holderId(id),
    members: membersFrom(members),
    designation: designation ?? undefined,
    address: addressFrom(address),
  };
}
