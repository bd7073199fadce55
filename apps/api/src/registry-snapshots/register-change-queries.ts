import type { Transaction } from '../platform/database/database.ts';
import { registerChange } from '../platform/database/schema.ts';
import type { NewReading, ReadingOwner } from './new-snapshot.ts';

/** Notes that these readings say something else than those before them. */
export async function insertRegisterChanges(
  tx: Transaction,
  owner: ReadingOwner,
  readings: readonly NewReading[],
): Promise<void> {
  if (readings.length === 0) return;
  await tx
    .insert(registerChange)
    .values(readings.map(({ kind, readAt }) => ({ ...owner, kind, at: readAt })));
}
