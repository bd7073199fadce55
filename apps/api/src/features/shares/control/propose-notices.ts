import { type CivilDate, civilDate, earlierOf } from '@statbook/domain/dates';
import type { Platform } from '../../../composition.ts';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { JobData, Jobs } from '../../../platform/jobs/jobs.ts';
import { THE_END } from '../ledger/known.ts';
import { listEntryParts } from '../register/entry-queries.ts';
import { findControlEffects } from './control-effects.ts';
import { insertProposals, listProposals, type ProposalRow, settleProposal } from './control-queries.ts';
import { isWithdrawn, type SuggestedNotice, suggestNotices } from './suggest-notices.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'clock'>;

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

export function registerControlJobs(needs: Dependencies): void {
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
async function proposeControlNotices(tx: Transaction, clock: Clock, entry: RecordedIn): Promise<void> {
  const { companyId } = entry;
  const parts = await listEntryParts(tx, companyId, entry.eventId);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.every(({ kind }) => kind === 'opening-balance')) return;
  const company = await findCompanyById(tx, companyId);
  if (company === undefined) return;
  const ids = new Set(parts.map(({ id }) => id));
  const effects = await findControlEffects(tx, companyId, {
    from: earliestOf(parts.map(({ effectiveOn }) => civilDate(effectiveOn))),
    knownAt: last.number,
    isAdded: ({ id }) => ids.has(id),
  });
  const earlier = (await listProposals(tx, companyId)).filter(({ eventId }) => eventId !== last.id);
  const suggested = await suggestNotices(tx, company, { effects, earlier });
  for (const row of earlier) if (isWithdrawn(row, effects)) await withdrawNotice(tx, clock, row);
  await insertProposals(
    tx,
    suggested.map((each) => ({ ...entry, eventId: last.id, ...toProposal(each, clock.now()) })),
  );
}

const earliestOf = ([first = THE_END, ...others]: readonly CivilDate[]) => others.reduce(earlierOf, first);

const withdrawNotice = (tx: Transaction, clock: Clock, { id }: ProposalRow) =>
  settleProposal(tx, id, {
    outcome: 'taken-back',
    reason: 'The share register does not show this change any more',
    settledBy: null,
    settledAt: clock.now(),
  });

/** A change as it is proposed; one that is known already is settled at once. */
function toProposal({ change, personName, notice, form, dueOn, isKnownBecause }: SuggestedNotice, now: Date) {
  const { personId, through, foundByName, before, after, on } = change;
  return {
    ...(isKnownBecause !== undefined && {
      outcome: 'on-record' as const,
      reason: isKnownBecause,
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
