import {
  type CivilDate,
  civilDate,
  controlNotice,
  type DatedControlChange,
  describeShareholder,
  earlierOf,
  formatCivilDate,
  isCivilDate,
  noticeBesideRecord,
} from '@statbook/domain';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { JobData, Jobs } from '../../../platform/jobs.ts';
import { THE_END } from '../books/position-queries.ts';
import { listEntryParts } from '../reading/entry-queries.ts';
import { findControlEffects } from './control-effects.ts';
import { insertProposals, listOpenProposals, listProposals, settleProposal } from './control-queries.ts';
import { type FindTold, findTold } from './notices-told.ts';
import { type FindOnRecord, loadPscRecord, type PscOnRecord } from './psc-record.ts';

interface Needs {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

const queue = 'propose-control-notices';

/** Whose register an entry was recorded in. */
export interface RecordedIn {
  accountId: string;
  companyId: string;
  eventId: string;
}

/** Has an entry looked at for what it changes about control: afterwards, so that a long register delays nobody. */
export function enqueueControlNotices(tx: Transaction, jobs: Jobs, entry: RecordedIn): Promise<void> {
  return jobs.enqueue(tx, queue, { ...entry }, { key: entry.eventId });
}

export function registerControlJobs(needs: Needs): void {
  needs.jobs.work(queue, (data: JobData) => {
    const entry = {
      accountId: String(data['accountId']),
      companyId: String(data['companyId']),
      eventId: String(data['eventId']),
    };
    return needs.database.transaction({ as: 'account', accountId: entry.accountId }, (tx) =>
      proposeControlNotices(tx, needs.clock, entry),
    );
  });
}

/**
 * Proposes the notices that an entry makes necessary: whose bands change, on its day or a later one, where the books did not
 * say so before. What they say no more is taken back. Done again, it proposes nothing new.
 */
export async function proposeControlNotices(tx: Transaction, clock: Clock, entry: RecordedIn): Promise<void> {
  const { companyId } = entry;
  const parts = await listEntryParts(tx, companyId, entry.eventId);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.every(({ kind }) => kind === 'opening-balance')) return;
  const ids = new Set(parts.map(({ id }) => id));
  const { changes, withdrawn } = await findControlEffects(tx, companyId, {
    from: earliestOf(parts.map(({ effectiveOn }) => civilDate(effectiveOn))),
    knownAt: last.number,
    isAdded: ({ id }) => ids.has(id),
  });
  await takeBack(tx, clock, companyId, withdrawn);
  const company = await findCompanyById(tx, companyId);
  const find = company && (await loadPscRecord(tx, company));
  const earlier = (await listProposals(tx, companyId)).filter(({ eventId }) => eventId !== last.id);
  const told = findTold(earlier);
  const proposals = changes.map((change) => {
    const isOnlyOne = changes.filter(({ personId }) => personId === change.personId).length === 1;
    // Of several changes the record, which knows one state, says nothing: each is proposed.
    const known = isOnlyOne && find ? { find, told } : undefined;
    return { ...entry, eventId: last.id, ...toProposal(change, known, clock.now()) };
  });
  await insertProposals(tx, proposals);
}

function recordWords(onRecord: PscOnRecord | undefined): string {
  const { isCurrent = false, notifiedOn, ceasedOn } = onRecord ?? {};
  const since = (day: string | undefined) =>
    day !== undefined && isCivilDate(day) ? ` since ${formatCivilDate(day)}` : '';
  if (isCurrent) return `On the record with the same control${since(notifiedOn)}`;
  return onRecord ? `Ceased on the record${since(ceasedOn)}` : 'Not on the record';
}

const earliestOf = ([first = THE_END, ...others]: readonly CivilDate[]) => others.reduce(earlierOf, first);

/** What was proposed for a change that the register does not show any more goes with it, while nobody has settled it. */
async function takeBack(
  tx: Transaction,
  clock: Clock,
  companyId: string,
  withdrawn: readonly DatedControlChange[],
): Promise<void> {
  if (withdrawn.length === 0) return;
  const settlement = {
    outcome: 'taken-back',
    reason: 'The share register does not show this change any more',
    settledBy: null,
    settledAt: clock.now(),
  } as const;
  for (const proposal of await listOpenProposals(tx, companyId)) {
    const isWithdrawn = withdrawn.some(
      ({ personId, on }) => personId === proposal.personId && on === proposal.changedOn,
    );
    if (isWithdrawn) await settleProposal(tx, proposal.id, settlement);
  }
}

/** Beside what a change is proposed: the record, and the notices that are on their way to it. */
interface Known {
  find: FindOnRecord;
  told: FindTold;
}

/** A change as it is proposed beside what is known, if anything is; one that is known already is settled at once. */
function toProposal(change: DatedControlChange, known: Known | undefined, now: Date) {
  const { personId, name, through, foundByName, before, after, on } = change;
  const personName = describeShareholder(name);
  const onRecord = known?.find(personName);
  const told = known?.told(change);
  const lacking = known ? noticeBesideRecord(change, told ?? onRecord) : change.notice;
  const notice = lacking === 'nothing' ? change.notice : lacking;
  const kind = onRecord?.kind ?? (name.kind === 'person' ? 'individual' : 'legal-entity');
  const { form, dueOn } = controlNotice({ notice }, kind, on);
  return {
    ...(lacking === 'nothing' && {
      outcome: 'on-record' as const,
      reason: told ? 'An earlier notice says so already' : recordWords(onRecord),
      settledAt: now,
    }),
    personId,
    personName,
    through,
    foundByName,
    notice,
    form: form ?? null,
    changedOn: on,
    noticeBy: dueOn,
    before,
    after,
  };
}
