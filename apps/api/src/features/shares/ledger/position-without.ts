import { randomUUID } from 'node:crypto';
import type { CivilDate } from '@statbook/domain/dates';
import {
  type AffectedAccounts,
  planReversal,
  positionAfter,
  shareEventId,
  type SharePosition,
} from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { isStanding, loadEvents, loadLots } from './event-queries.ts';
import { loadPosition } from './position-queries.ts';

interface PositionAsked {
  on: CivilDate;
  concerned?: AffectedAccounts;
  /** The entry that is corrected. */
  without: string | undefined;
}

/** The position of a day as it is once an entry is reversed; as it stands where that cannot be. */
export async function loadPositionWithout(
  tx: Transaction,
  companyId: string,
  { on, concerned, without }: PositionAsked,
): Promise<SharePosition> {
  const position = await loadPosition(tx, companyId, { asAt: { on }, ...(concerned && { concerned }) });
  if (without === undefined) return position;
  const [event] = await loadEvents(tx, companyId, [without]);
  if (event === undefined || event.effectiveOn > on) return position;
  const isLive = isStanding(event);
  const planned = planReversal(
    { kind: 'reversal', eventId: event.id, reason: 'Corrected' },
    { eventId: shareEventId(randomUUID()), event, isLive },
  );
  if (!planned.ok) return position;
  const ids = planned.event.postings.map(({ lotId }) => lotId);
  const lots = new Map((await loadLots(tx, companyId, ids)).map((lot) => [lot.id, lot]));
  return positionAfter(position, planned.event, (id) => lots.get(id));
}
