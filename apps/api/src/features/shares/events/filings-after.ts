import { type ApprovalState, labelOfFiling } from '@statbook/domain/approvals';
import { type FilingDue, filingsDueFor, type Lot, type SharePosition } from '@statbook/domain/share-capital';
import type { FilingOfEntry } from '../../../filings/entries/entry-filing-queries.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { getCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import type { StoredEvent } from '../ledger/event-queries.ts';
import { kindOf } from '../ledger/planning/load-planning-context.ts';

/** The forms that follow from an entry, by the classes of its day and the lots that it moves. */
export async function filingsAfter(
  tx: Transaction,
  companyId: string,
  event: StoredEvent,
  { classes, lots }: { classes: SharePosition['classes']; lots: ReadonlyMap<string, Lot> },
): Promise<readonly FilingDue[]> {
  const { type } = await getCompanyRow(tx, companyId);
  const forfeitedLots = new Set(
    [...lots.values()].filter(({ isForfeited }) => isForfeited).map(({ id }) => id),
  );
  return filingsDueFor(event, { ...kindOf(type), classes, forfeitedLots });
}

/** Forms that follow from an entry, each with the filing of it that was begun from the entry. */
export function withFilingsBegun(
  due: readonly FilingDue[],
  begun: readonly FilingOfEntry[],
  approvals: ReadonlyMap<string, ApprovalState>,
) {
  return due.map((filing) => {
    const own = begun.findLast(({ form }) => form === filing.form);
    return { ...filing, filing: own && presentFilingOfEntry(own, approvals.get(own.filingId)) };
  });
}

const presentFilingOfEntry = (
  { filingId, state, acceptedAt, ...facts }: FilingOfEntry,
  approval: ApprovalState | undefined,
) => ({
  filingId,
  state,
  stateText: labelOfFiling(state, { ...facts, approval }),
  acceptedOn: acceptedAt === null ? null : dayOf(acceptedAt),
});
