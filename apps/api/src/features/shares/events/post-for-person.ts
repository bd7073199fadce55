import type { GivenShareEventRequest } from '@statbook/contract';
import { isBeingFormed } from '@statbook/domain/companies';
import type { Platform } from '../../../composition.ts';
import type { CompanyInReach, Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueControlNotices } from '../control/propose-notices.ts';
import { lockRegister } from '../ledger/event-queries.ts';
import { loadPlanningContext } from '../ledger/planning/load-planning-context.ts';
import type { PlanningContext } from '../ledger/planning/planned-entry.ts';
import { type RecordedEntry, recordEntry } from '../ledger/post-entry.ts';
import { enterNewHolders, type NewHolders } from '../holders/new-holders.ts';

/** What a call that records is given. */
export interface RecordingCall {
  tx: Transaction;
  company: Pick<CompanyInReach, 'id' | 'number'>;
  person: Pick<Person, 'accountId' | 'userId'>;
  record(details: { details: Record<string, unknown> }): void;
}

interface Asked {
  requests: readonly GivenShareEventRequest[];
  key: string | undefined;
  basis: number | undefined;
  firstId?: string | undefined;
  /** The first request takes the opening balance back, and the others are the history in its place. */
  isHistory?: boolean | undefined;
  /** Whether it can change who controls the company; so it is where nothing is said. */
  followsControl?: boolean | undefined;
  /** Who is entered in the register along with it. */
  newHolders?: NewHolders;
  /** The date of the certificates that it issues; today where nothing is said. */
  certificatesIssuedOn?: string | undefined;
  /** What the figures of later entries mean, by entry. */
  readings?: PlanningContext['readings'];
}

/** What recording needs of the platform. */
export type Recorder = Pick<Platform, 'clock' | 'jobs'>;

/** Records an entry for the person who asks for it, with what the activity log says of it. */
export async function recordForPerson(
  { tx, company, person, record }: RecordingCall,
  { clock, jobs }: Recorder,
  { firstId, followsControl = true, newHolders, readings, ...asked }: Asked,
): Promise<RecordedEntry | Refusal> {
  // Nobody holds shares of a company that is not registered yet.
  if (isBeingFormed(company.number)) return refuse('company-not-formed');
  const { accountId, userId } = person;
  const companyId = company.id;
  const context = { ...(await loadPlanningContext(tx, companyId, clock.today())), firstId, readings };
  const bookkeeper = { accountId, companyId, userId, now: clock.now() };
  await lockRegister(tx, companyId);
  const unknown = await enterNewHolders(tx, bookkeeper, newHolders);
  if (unknown !== undefined) return unknown;
  const recorded = await recordEntry({ context, bookkeeper, ...asked });
  if (recorded instanceof Refusal) return recorded;
  const entries = recorded.events.map(({ id, kind, order, effectiveOn }) => ({
    id,
    kind,
    order,
    effectiveOn,
  }));
  record({ details: { entries, isRepeated: recorded.isRepeated } });
  const [first] = recorded.events;
  if (first && !recorded.isRepeated && followsControl)
    await enqueueControlNotices(tx, jobs, { accountId, companyId, eventId: first.id });
  return recorded;
}

/** The same refusal with fields named as in a call that holds one request's fields itself. */
export function withoutPrefix(refusal: Refusal, prefix: string): Refusal {
  const { code, errors, facts, detail } = refusal;
  const named = Object.entries(errors ?? {}).map(
    ([path, message]) =>
      [path.startsWith(prefix) ? path.slice(prefix.length) : path.replace('events.0.', ''), message] as const,
  );
  return new Refusal(code, {
    ...(errors !== undefined && { errors: Object.fromEntries(named) }),
    ...(facts !== undefined && { facts }),
    detail,
  });
}
