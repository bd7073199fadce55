import {
  compareEvents,
  type Lot,
  type ShareClass,
  type ShareEvent,
  type ShareHolder,
} from '@statbook/domain/share-capital';
import { reversedIn } from '@statbook/domain/share-capital/projections';
import type { Transaction } from '../../../../platform/database/database.ts';
import { getCompanyRow } from '../../../../registry-snapshots/company-row-queries.ts';
import { loadEvents } from '../../ledger/event-queries.ts';
import { loadHolders } from '../../ledger/holder-queries.ts';
import { loadClasses } from '../../ledger/position-queries.ts';
import { type Asked, type ReadingTime, readingTime } from '../../register/as-at.ts';

/** What an export in the Open Cap Format is made from. */
export interface OpenCapSource {
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly number: string;
    readonly incorporatedOn: string | null;
  };
  readonly asAt: string;
  readonly classes: readonly ShareClass[];
  readonly holders: readonly ShareHolder[];
  /** Those that count, in the order of their days: the format has no reversals. */
  readonly events: readonly ShareEvent[];
  /** Every lot in which they deal: an event that enters another again keeps the lots that the other made. */
  readonly lots: readonly Lot[];
}

export async function readForOpenCapFormat(
  tx: Transaction,
  asked: Asked,
): Promise<{ source: OpenCapSource; head: ReadingTime['head'] }> {
  const { companyId } = asked;
  const { on, knownAt, asAt, head } = await readingTime(tx, asked);
  const { id, name, number, incorporatedOn } = await getCompanyRow(tx, companyId);
  const known = (await loadEvents(tx, companyId)).filter(({ order }) => order <= knownAt);
  const reversed = reversedIn(known);
  const events = known
    .filter((event) => event.reverses === undefined && !reversed.has(event.id) && event.effectiveOn <= on)
    .sort(compareEvents);
  return {
    head,
    source: {
      company: { id, name, number, incorporatedOn },
      asAt: on,
      classes: await loadClasses(tx, companyId, asAt),
      holders: await loadHolders(tx, companyId, asAt),
      events,
      lots: known.flatMap((event) => event.lots),
    },
  };
}
