import { getTieOut } from '@statbook/contract/calls';
import type { ShareEvent } from '@statbook/domain/share-capital';
import type { ReconciliationCheck } from '@statbook/domain/share-capital/reconciliation';
import { listApprovals } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import { handle } from '../../../pipeline/handler.ts';
import { isStanding, loadEvents } from '../ledger/event-queries.ts';
import { presentNoticeFiling } from '../control/notice-filing-queries.ts';
import { compareControl } from './compare-control.ts';
import { readTieOut } from './reconcile.ts';

/** Every record of a company's shares beside its register, with the entries that make up each difference. */
export const getTieOutHandler = (needs: PreparingDependencies) =>
  handle(getTieOut, async ({ tx, company }) => {
    const today = needs.clock.today();
    const all = await loadEvents(tx, company.id);
    const events = all.filter(isStanding);
    if (events.length === 0) return { entity: [{ hasEntries: false, checks: [], entries: [], control: [] }] };
    const lots = all.flatMap((event) => event.lots);
    const { checks, days } = await readTieOut(tx, { company, today, events, lots });
    const control = await compareControl(tx, company, today);
    const approvals = await listApprovals(
      tx,
      needs,
      control.flatMap(({ filing }) => filing ?? []),
    );
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
          control: control.map((each) => ({
            ...each,
            filing: presentNoticeFiling(each.filing, approvals),
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
