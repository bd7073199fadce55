import type { CivilDate } from '@statbook/domain/dates';
import {
  type AppendRefusal,
  type FigureQuestion,
  type FigureReading,
  findConflict,
  type HolderId,
  unidentifiedHolders,
  type Lot,
  type LotId,
  type PlanNote,
  type PlannedEvent,
  type ShareEventId,
  type SharePosition,
} from '@statbook/domain/share-capital';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { StoredEvent } from '../event-queries.ts';
import { loadHistory } from './conflict-queries.ts';

/** Where and when an entry is planned. */
export interface PlanningContext {
  tx: Transaction;
  companyId: string;
  incorporatedOn: string | null;
  isPublic: boolean;
  isUnlimited: boolean;
  today: CivilDate;
  /** The whole position for a preview; otherwise only what the event takes from, however long the register. */
  wholePosition: boolean;
  /** What is recorded after this day is left out: it happened on top of what is planned. */
  upTo?: CivilDate | undefined;
  /** The id of the first event, where the caller has named it. */
  firstId?: string | undefined;
  /** What the person said the figures of later entries mean, by entry. */
  readings?: ReadonlyMap<ShareEventId, FigureReading> | undefined;
}

/** One event of an entry, with what stood before it on its day. */
export interface PlannedStep {
  event: PlannedEvent;
  /** What is kept as asked. */
  sent: unknown;
  notes: readonly PlanNote[];
  before: SharePosition;
  /** The entry that is taken back for it, or that it enters again, because a part before it has changed the books. */
  again?: { event: StoredEvent; after: SharePosition; question?: FigureQuestion | undefined } | undefined;
}

export interface PlannedEntry {
  steps: readonly PlannedStep[];
  /** Finds the lots that stood before. */
  findLot: (id: LotId) => Lot | undefined;
}

/** What stands in the way of recording these together. */
export async function findConflictWith(
  { tx, companyId }: PlanningContext,
  steps: readonly PlannedStep[],
  reversed: readonly StoredEvent[],
): Promise<AppendRefusal | undefined> {
  const events = steps.map(({ event }) => event);
  return findConflict(events, await loadHistory(tx, companyId, { events, reversed }));
}

/** The accounts of an entry whose holders nobody knows yet. */
export function notKnownIn(steps: readonly PlannedStep[]): ReadonlySet<HolderId> {
  return unidentifiedHolders(steps.flatMap(({ before }) => before.holders));
}
