import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { shareTieOut } from '../platform/database/schema.ts';

/** How many members' particulars the register of members lacks, as it was compared last; undefined where none is kept. */
export async function countIncompleteMembers(
  tx: Transaction,
  companyId: string,
): Promise<number | undefined> {
  const { incompleteMembers } = shareTieOut;
  const [row] = await tx
    .select({ incompleteMembers })
    .from(shareTieOut)
    .where(eq(shareTieOut.companyId, companyId));
  return row?.incompleteMembers;
}
