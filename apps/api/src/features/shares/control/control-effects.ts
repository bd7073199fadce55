import { addDays, type CivilDate } from '@statbook/domain/dates';
import { type PscChanges, findPscChanges } from '@statbook/domain/pscs';
import type { PlannedEvent } from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { listEventsFrom, loadEvents, type StoredEvent } from '../ledger/event-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { loadCorporates } from './load-corporates.ts';

/** Which entries are asked about. */
export interface EffectsAsked {
  /** The first day on which something is new. */
  from: CivilDate;
  /** The last entry that counts; left out, all of them. */
  knownAt?: number | undefined;
  /** Which of the recorded entries are new. */
  isAdded?: (event: StoredEvent) => boolean;
  /** What is planned in addition. */
  planned?: readonly PlannedEvent[];
}

/** How entries that are new, or planned, change control on their own days and on every later one. */
export async function findControlEffects(
  tx: Transaction,
  companyId: string,
  { from, knownAt, isAdded = () => false, planned = [] }: EffectsAsked,
): Promise<PscChanges> {
  const asAt = { on: addDays(from, -1), knownAt };
  const start = await loadPosition(tx, companyId, { asAt });
  const events = await loadEvents(tx, companyId, await listEventsFrom(tx, companyId, { from, knownAt }));
  const find = await loadCorporates(tx, start.holders, companyId);
  const posted = events.filter((event) => !isAdded(event));
  return findPscChanges({ start, posted, added: [...events.filter(isAdded), ...planned], find });
}
