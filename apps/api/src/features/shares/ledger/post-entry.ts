import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GivenShareEventRequest } from '@statbook/contract';
import {
  type CertificateChange,
  certificatesForEntry,
  certificatesForOutcome,
  refuseDateOfIssue,
} from '@statbook/domain/share-capital/certificates';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import { isCivilDate } from '@statbook/domain/dates';
import { keepDuties } from '../duties/entry-duties.ts';
import { canonicalJson } from './canonical-json.ts';
import { loadCertificates, existingNumbers, storeCertificates } from './certificate-queries.ts';
import { fieldRefusal, unanswered } from './planning/entry-refusals.ts';
import { keepCheckpoints } from './checkpoints/checkpoints.ts';
import {
  type BookkeeperNow,
  findEntry,
  insertEntry,
  lastEventNumber,
  loadEvents,
  lockRegister,
  type StoredEvent,
} from './event-queries.ts';
import { holdersIn, listBalances, loadHoldingsLeftOpen } from './opening-queries.ts';
import { listUsedNumbers } from './issued-number-queries.ts';
import { planHistoryByReplay } from './planning/plan-by-replay.ts';
import { planEntry } from './planning/plan-entry.ts';
import { type PlanningContext, notKnownIn, type PlannedEntry } from './planning/planned-entry.ts';

export interface EntryOrder {
  context: Omit<PlanningContext, 'wholePosition'>;
  bookkeeper: BookkeeperNow;
  requests: readonly GivenShareEventRequest[];
  key: string | undefined;
  basis: number | undefined;
  /** The first request takes the opening balance back, and the others are the history in its place. */
  isHistory?: boolean | undefined;
  /** The date of the certificates that it issues; today where nothing is said. */
  certificatesIssuedOn?: string | undefined;
}

export interface RecordedEntry {
  events: readonly StoredEvent[];
  /** Sent again under its key: it stands already. */
  isRepeated: boolean;
}

/**
 * Records what was asked, all of it or nothing. Writers of one register take turns: what was planned is still true when it
 * is written.
 */
export async function recordEntry(order: EntryOrder): Promise<RecordedEntry | Refusal> {
  const { context, bookkeeper, requests, key = randomUUID(), basis } = order;
  const { tx, companyId } = context;
  await lockRegister(tx, companyId);
  const known = await findEntry(tx, companyId, key);
  if (known.length > 0) {
    const events = await loadEvents(tx, companyId, known);
    const asked = askedOf(events).map(({ sent }) => sent);
    const isSame = isDeepStrictEqual(inOneOrder(asked), inOneOrder(requests));
    return isSame ? { events, isRepeated: true } : refuse('entry-key-used');
  }
  const last = await lastEventNumber(tx, companyId);
  if (basis !== undefined && basis !== last) return refuse('changed-meanwhile');
  const plan = order.isHistory ? planHistoryByReplay : planEntry;
  const planned = await plan({ ...context, wholePosition: false }, requests);
  if (planned instanceof RefusalValue) return planned;
  const open = unanswered(planned);
  if (open !== undefined) return open;
  const certificates = await planCertificates(order, planned);
  if (certificates instanceof RefusalValue) return certificates;
  const used = await listUsedNumbers(tx, companyId, existingNumbers(certificates.issue), {
    reversed: new Set(planned.steps.flatMap(({ event }) => event.reverses ?? [])),
    ended: new Set(certificates.end.map(({ number }) => number)),
  });
  const clash = findUsedNumber(planned, certificates, used);
  if (clash !== undefined) return clash;
  await insertEntry(
    tx,
    bookkeeper,
    planned.steps.map(({ event, sent }, index) => ({
      event,
      sent,
      number: last + 1 + index,
      entry: { key, part: index + 1 },
    })),
  );
  await storeCertificates(tx, bookkeeper, { change: certificates, used });
  await keepCheckpoints(tx, bookkeeper, { first: last + 1, last: last + planned.steps.length });
  const ids = planned.steps.map(({ event }) => event.id);
  const events = await loadEvents(tx, companyId, ids);
  await keepDuties(tx, bookkeeper, { events, today: context.today });
  return { events, isRepeated: false };
}

/** Refuses a certificate on paper whose number another certificate of the company bears or bore. */
function findUsedNumber(
  { steps }: PlannedEntry,
  { issue }: CertificateChange,
  used: ReadonlySet<number>,
): Refusal | undefined {
  const made = new Set(issue.map(({ number }) => number));
  const asked = steps.flatMap(({ event: { request }, again }, index) =>
    request.kind === 'opening-balance' && again === undefined
      ? request.holdings.flatMap(({ certificates = [] }, holding) =>
          certificates.map(({ number }, place) => ({
            number: Number(number),
            index,
            path: `holdings.${holding}.certificates.${place}.number`,
          })),
        )
      : [],
  );
  // One that stays as it is was entered before.
  const clash = asked.find(({ number }) => made.has(number) && used.has(number));
  if (clash === undefined) return undefined;
  const message = `Certificate ${clash.number} is already in the register of certificates`;
  return fieldRefusal([{ path: clash.path, code: 'used', message }], clash.index);
}

/** What an entry does about certificates; refused where they cannot be dated as asked. */
async function planCertificates(
  { context: { tx, companyId, today }, isHistory, certificatesIssuedOn: asked = '' }: EntryOrder,
  { steps, findLot }: PlannedEntry,
): Promise<CertificateChange | Refusal> {
  const events = steps.map(({ event }) => event);
  const concerned = holdersIn(events);
  const live = await loadCertificates(tx, companyId, concerned);
  // Nothing happened to the shares of a balance: whoever has what they had keeps the certificates of it.
  const certificatesFor = isHistory ? certificatesForOutcome : certificatesForEntry;
  const balances = await listBalances(tx, companyId, events);
  const change = certificatesFor(events, live, {
    issuedOn: isCivilDate(asked) ? asked : today,
    findLot,
    balances,
    unidentified: notKnownIn(steps),
    before: await loadHoldingsLeftOpen(tx, companyId, concerned),
  });
  const refused = asked === '' ? undefined : refuseDateOfIssue(asked, { change, events, live, today });
  if (refused === undefined) return change;
  return refuse('invalid-request', { errors: { certificatesIssuedOn: refused } });
}

/** What was asked for among the events of an entry: not what was taken back and entered again because of it. */
export function askedOf(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const again = new Set(events.flatMap(({ entersAgain }) => entersAgain ?? []));
  return events.filter(({ entersAgain, reverses }) => !(entersAgain ?? (reverses && again.has(reverses))));
}

/** In one order: a replay records its reversals first. */
const inOneOrder = (requests: readonly unknown[]) =>
  requests.map((request) => JSON.stringify(canonicalJson(request))).toSorted();
