import {
  changeFrom,
  type Control,
  type ControlChange,
  civilDate,
  controlChanges,
  controlNotice,
  describeShareholder,
} from '@statbook/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { JobData, Jobs } from '../../../platform/jobs.ts';
import { loadPosition } from '../books/position-queries.ts';
import { listEntryParts } from '../reading/entry-queries.ts';
import {
  insertProposals,
  listProposalsTakenBack,
  type ProposalRow,
  settleProposal,
} from './control-queries.ts';
import { loadCorporates } from './load-corporates.ts';

interface Needs {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

const queue = 'propose-control-notices';
const THE_END = civilDate('9999-12-31');

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
 * Proposes the notices that an entry makes necessary: whose bands differ between the books before all of it and after. A
 * balance that the books begin with changes nothing about the company. Done again, it proposes nothing new.
 */
export async function proposeControlNotices(tx: Transaction, clock: Clock, entry: RecordedIn): Promise<void> {
  const { companyId } = entry;
  const parts = await listEntryParts(tx, companyId, entry.eventId);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.every(({ kind }) => kind === 'opening-balance')) return;
  const known = (knownAt: number) => loadPosition(tx, companyId, { asAt: { on: THE_END, knownAt } });
  const [before, after] = [await known(first.number - 1), await known(last.number)];
  const find = await loadCorporates(tx, [...before.holders, ...after.holders], companyId);
  const changes = controlChanges(before, after, { before: find, after: find });
  const isReversing = parts.some(({ reverses }) => reverses !== null);
  const open = isReversing ? await listProposalsTakenBack(tx, companyId) : [];
  const left = await takeBack(tx, clock, { open, changes });
  await insertProposals(
    tx,
    left.map((change) => ({
      ...entry,
      eventId: last.id,
      ...toProposal(change, civilDate(last.effectiveOn)),
    })),
  );
}

interface Taking {
  open: readonly ProposalRow[];
  changes: readonly ControlChange[];
}

/** What was proposed for a reversed entry goes with it; what a correction leaves as it was stays. Gives what is left to propose. */
async function takeBack(
  tx: Transaction,
  clock: Clock,
  { open, changes }: Taking,
): Promise<readonly ControlChange[]> {
  const corrected = new Map<string, ControlChange | undefined>();
  for (const proposal of open) {
    const change = changes.find(({ personId }) => personId === proposal.personId);
    // Nothing changed for this person: what was corrected leaves the notice as it is.
    if (change === undefined) continue;
    const settlement = {
      outcome: 'taken-back',
      reason: 'The entry was reversed',
      settledBy: null,
      settledAt: clock.now(),
    } as const;
    await settleProposal(tx, proposal.id, settlement);
    corrected.set(proposal.personId, changeFrom(change, controlBefore(proposal)));
  }
  return changes.flatMap((change) =>
    corrected.has(change.personId) ? (corrected.get(change.personId) ?? []) : [change],
  );
}

/** Where somebody stood before the entry that was reversed. */
function controlBefore({ sharesBefore, votesBefore }: ProposalRow): Control {
  const votes = votesBefore === 'several-currencies' ? undefined : (votesBefore ?? undefined);
  return { shares: sharesBefore ?? undefined, votes };
}

function toProposal(change: ControlChange, changedOn: ReturnType<typeof civilDate>) {
  const { personId, name, through, foundByName, notice, before, after } = change;
  const { form, dueOn } = controlNotice(
    change,
    name.kind === 'person' ? 'individual' : 'legal-entity',
    changedOn,
  );
  return {
    personId,
    personName: describeShareholder(name),
    through,
    foundByName,
    notice,
    form,
    changedOn,
    noticeBy: dueOn,
    before,
    after,
  };
}
