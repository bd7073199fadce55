import { getTieOut } from '@statbook/contract/calls';
import type { ShareEvent } from '@statbook/domain/share-capital';
import type { ReconciliationCheck } from '@statbook/domain/share-capital/reconciliation';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isStanding, loadEvents } from '../ledger/event-queries.ts';
import { presentNoticeFiling } from '../control/notice-filing-queries.ts';
import { compareControl } from './compare-control.ts';
import { readTieOut } from './reconcile.ts';

/** Every record of a company's shares beside its register, with the entries that make up each difference. */
export const getTieOutHandler = (clock: Clock) =>
  handle(getTieOut, async ({ tx, company }) => {
    const all = await loadEvents(tx, company.id);
    const events = all.filter(isStanding);
    if (events.length === 0) return { entity: [{ hasEntries: false, checks: [], entries: [], control: [] }] };
    const lots = all.flatMap((event) => event.lots);
    const { checks, days } = await readTieOut(tx, { company, today: clock.today(), events, lots });
    return {
      entity: [
        {
          hasEntries: true,
          checks: checks.map(({ record, status, differences }) => ({
            record,
            on: status === 'not-known' ? null : (days[record] ?? null),
            status,
            differences,
          })),
          entries: presentEntries(events, checks),
          control: (await compareControl(tx, company, clock.today())).map((each) => ({
            ...each,
            filing: presentNoticeFiling(each.filing),
          })),
        },
      ],
    };
  });

function presentEntries(events: readonly ShareEvent[], checks: readonly ReconciliationCheck[]) {
  const named = new Set(checks.flatMap(({ differences }) => differences.flatMap(({ entries }) => entries)));
  return events
    .filter(({ id }) => named.has(id))
    .map(({ id, order, kind, effectiveOn }) => ({
      shareEventId: id,
      number: order,
      kind,
      effectiveOn,
    }));
}
