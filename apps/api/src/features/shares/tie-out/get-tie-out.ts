import { toWireKeys } from '@statbook/contract';
import { getTieOut } from '@statbook/contract/calls';
import type { ShareEvent, TieOutCheck } from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isStanding, loadEvents } from '../books/event-queries.ts';
import { compareControl } from './compare-control.ts';
import { readTieOut } from './read-tie-out.ts';

/** Every record of a company's shares beside its register, with the entries that make up each difference. */
export const getTieOutHandler = (clock: Clock) =>
  handle(getTieOut, async ({ tx, company }) => {
    const all = await loadEvents(tx, company.id);
    const events = all.filter(isStanding);
    if (events.length === 0) return { Entity: [{ HasEntries: false, Checks: [], Entries: [], Control: [] }] };
    const lots = all.flatMap((event) => event.lots);
    const { checks, days } = await readTieOut(tx, { company, today: clock.today(), events, lots });
    return {
      Entity: [
        {
          HasEntries: true,
          Checks: checks.map(({ record, status, differences }) => ({
            Record: record,
            On: status === 'not-known' ? null : (days[record] ?? null),
            Status: status,
            Differences: toWireKeys(differences),
          })),
          Entries: presentEntries(events, checks),
          Control: await compareControl(tx, company, clock.today()),
        },
      ],
    };
  });

function presentEntries(events: readonly ShareEvent[], checks: readonly TieOutCheck[]) {
  const named = new Set(checks.flatMap(({ differences }) => differences.flatMap(({ entries }) => entries)));
  return events
    .filter(({ id }) => named.has(id))
    .map(({ id, order, kind, effectiveOn }) => ({
      ShareEventId: id,
      Number: order,
      Kind: kind,
      EffectiveOn: effectiveOn,
    }));
}
