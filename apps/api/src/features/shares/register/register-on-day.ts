import type { CivilDate } from '@statbook/domain/dates';
import type { RegisterOnDay } from '@statbook/domain/share-capital/reconciliation';
import type { Transaction } from '../../../platform/database/database.ts';
import { isStanding, lastEventNumber, loadEvents } from '../ledger/event-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';

/** The register at the end of a day with the entries that count: no reversals, and nothing reversed. */
export async function readRegisterOnDay(
  tx: Transaction,
  companyId: string,
  on: CivilDate,
): Promise<RegisterOnDay> {
  if ((await lastEventNumber(tx, companyId)) === 0) {
    return { on, position: { classes: [], lines: [], holders: [] }, events: [], lots: [] };
  }
  const events = await loadEvents(tx, companyId);
  return {
    on,
    position: await loadPosition(tx, companyId, { asAt: { on } }),
    events: events.filter(isStanding),
    lots: events.flatMap(({ lots }) => lots),
  };
}
