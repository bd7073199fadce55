import type { CivilDate } from '@statbook/domain/dates';
import { describeFilingState } from '@statbook/domain/filing';
import {
  entriesFollowedUpSince,
  type FilingDue,
  filingsDueFor,
  type Lot,
  type SharePosition,
} from '@statbook/domain/share-capital';
import { type FilingOfEntry, listFilingsOfEntries } from '../../../filings/entries/entry-filing-queries.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { getCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { loadEvents, loadLots, type StoredEvent } from '../ledger/event-queries.ts';
import { loadClasses } from '../ledger/position-queries.ts';
import { listEntriesToFile } from './filings-after-queries.ts';

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
  return filingsDueFor(event, { isPublic: type === 'plc', classes, forfeitedLots });
}

/** Forms that follow from an entry, each with the filing of it that was begun from the entry. */
export function withFilingsBegun(due: readonly FilingDue[], begun: readonly FilingOfEntry[] = []) {
  return due.map((filing) => {
    const own = begun.findLast(({ form }) => form === filing.form);
    return { ...filing, filing: own && presentFilingOfEntry(own) };
  });
}

const presentFilingOfEntry = ({ filingId, state, acceptedAt }: FilingOfEntry) => ({
  filingId,
  state,
  stateText: state === 'pending' ? 'With Companies House' : describeFilingState(state),
  acceptedOn: acceptedAt === null ? null : dayOf(acceptedAt),
});

/** A form that follows from an entry of the share register. */
export interface EntryFiling extends FilingDue {
  eventId: string;
  effectiveOn: CivilDate;
  /** The filing that was begun from the entry; undefined while there is none. */
  filing: ReturnType<typeof presentFilingOfEntry> | undefined;
}

/** Nobody files more than that in the time; a register of thousands of entries is not read for its dates. */
const mostEntries = 50;

/** The forms that follow from the entries of the last year or so that stand, the earliest entry first. */
export async function listFilingsAfterEntries(
  tx: Transaction,
  companyId: string,
  today: CivilDate,
): Promise<EntryFiling[]> {
  const since = entriesFollowedUpSince(today);
  const ids = await listEntriesToFile(tx, companyId, { since, most: mostEntries });
  const filings: EntryFiling[] = [];
  const begun = await listFilingsOfEntries(tx, companyId, ids);
  for (const event of await loadEvents(tx, companyId, ids)) {
    const { id: eventId, effectiveOn, postings } = event;
    const lotIds = [...new Set(postings.map(({ lotId }) => lotId))];
    const lots = new Map((await loadLots(tx, companyId, lotIds)).map((lot) => [lot.id, lot]));
    const classes = await loadClasses(tx, companyId, { on: effectiveOn });
    const due = await filingsAfter(tx, companyId, event, { classes, lots });
    const withFilings = withFilingsBegun(due, begun.get(eventId));
    filings.push(...withFilings.map((filing) => ({ ...filing, eventId, effectiveOn })));
  }
  return filings;
}
