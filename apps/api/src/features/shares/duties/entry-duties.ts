import type { CivilDate } from '@statbook/domain/dates';
import {
  bookDutiesFor,
  entriesFollowedUpSince,
  followedUpUntil,
  UNFILED_EVENT_KINDS,
} from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { filingsAfter } from '../events/filings-after.ts';
import { isStanding, loadEvents, loadLots, type StoredEvent } from '../ledger/event-queries.ts';
import { loadClasses } from '../ledger/position-queries.ts';
import { type EntryDuty, insertDuties, listStandingSince } from './duty-queries.ts';

interface Owner {
  accountId: string;
  companyId: string;
}

/** Keeps what the given entries ask for beside themselves; what took effect too long ago is history. */
export async function keepDuties(
  tx: Transaction,
  owner: Owner,
  { events, today }: { events: readonly StoredEvent[]; today: CivilDate },
): Promise<void> {
  const since = entriesFollowedUpSince(today);
  const duties: EntryDuty[] = [];
  for (const event of events) {
    if (isStanding(event) && event.effectiveOn >= since && event.kind !== 'opening-balance')
      duties.push(...(await dutiesOf(tx, owner.companyId, event)));
  }
  await insertDuties(tx, owner, duties);
}

/** Keeps what the entries of a company ask for that were recorded before duties were kept. */
export async function keepEarlierDuties(tx: Transaction, owner: Owner, today: CivilDate): Promise<void> {
  const ids = await listStandingSince(tx, owner.companyId, entriesFollowedUpSince(today));
  await keepDuties(tx, owner, { events: await loadEvents(tx, owner.companyId, ids), today });
}

async function dutiesOf(tx: Transaction, companyId: string, event: StoredEvent): Promise<EntryDuty[]> {
  const { id: eventId, effectiveOn } = event;
  const entry = { eventId, effectiveOn, followedUntil: followedUpUntil(effectiveOn) };
  const { certificatesBy, stampDuty } = bookDutiesFor(event);
  return [
    ...(await formsOf(tx, companyId, event)).map(({ form, dueOn }) => ({
      ...entry,
      kind: 'form' as const,
      form,
      dueOn,
    })),
    ...(stampDuty ? [{ ...entry, kind: 'stamp-duty' as const, form: null, dueOn: stampDuty.dueOn }] : []),
    ...(certificatesBy
      ? [{ ...entry, kind: 'certificates' as const, form: null, dueOn: certificatesBy }]
      : []),
  ];
}

/** Kinds without a form are not read further: a replay records hundreds of transfers. */
async function formsOf(tx: Transaction, companyId: string, event: StoredEvent) {
  if (UNFILED_EVENT_KINDS.includes(event.kind)) return [];
  const lotIds = [...new Set(event.postings.map(({ lotId }) => lotId))];
  const lots = new Map((await loadLots(tx, companyId, lotIds)).map((lot) => [lot.id, lot]));
  const classes = await loadClasses(tx, companyId, { on: event.effectiveOn });
  return filingsAfter(tx, companyId, event, { classes, lots });
}
