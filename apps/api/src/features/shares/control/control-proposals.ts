import { getControlProposals, settleControlProposal } from '@statbook/contract/calls';
import { askedBecause, noticeBesideRecord } from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { toCivilDate } from '../../../readings/present-record.ts';
import { listProposals, type ProposalRow, settleProposal } from './control-queries.ts';
import { controlAfter, controlBefore, isOnItsWay } from './notices-told.ts';
import { loadPscRecord, type PscOnRecord, type PscRecord } from './psc-record.ts';
import { recordWords } from './suggest-notices.ts';

export const getControlProposalsHandler = handle(getControlProposals, async ({ tx, company }) => {
  const around = {
    rows: await listProposals(tx, company.id),
    record: await loadPscRecord(tx, company),
  };
  return { Entity: around.rows.map((row) => presentProposal(row, around)) };
});

export const settleControlProposalHandler = (clock: Clock) =>
  handle(settleControlProposal, async ({ tx, company, person, body, record }) => {
    const { ProposalId, Outcome: outcome, Reason: reason = '' } = body;
    if (outcome === 'dismissed' && reason === '')
      return refuse('invalid-request', { errors: { Reason: 'Enter why no notice is needed' } });
    const proposals = await listProposals(tx, company.id);
    if (!proposals.some(({ id }) => id === ProposalId)) return refuse('not-found');
    const settlement = {
      outcome,
      reason: reason === '' ? null : reason,
      settledBy: person.userId,
      settledAt: clock.now(),
    };
    if (!(await settleProposal(tx, ProposalId, settlement))) return refuse('changed-meanwhile');
    record({ details: { proposalId: ProposalId, outcome } });
    const around = {
      rows: await listProposals(tx, company.id),
      record: await loadPscRecord(tx, company),
    };
    const settled = around.rows.filter(({ id }) => id === ProposalId);
    const dismissed = settled.filter((row) => row.outcome === 'dismissed');
    for (const { personId } of dismissed) await settleKnown(tx, clock, { personId, ...around });
    return { Entity: settled.map((row) => presentProposal(row, around)) };
  });

interface Around {
  /** Every proposal of the company. */
  rows: readonly ProposalRow[];
  record: PscRecord | undefined;
}

/** Without a notice that was dismissed, later ones about the same person may tell nothing that the record does not show. */
async function settleKnown(
  tx: Transaction,
  clock: Clock,
  { personId, ...around }: Around & { personId: string },
): Promise<void> {
  const open = around.rows.filter((row) => row.personId === personId && row.outcome === null);
  for (const row of open)
    if (presentOnRecord(row, around)?.ShowsIt)
      await settleProposal(tx, row.id, {
        outcome: 'on-record',
        reason: recordWords(around.record?.find(row.personName)),
        settledBy: null,
        settledAt: clock.now(),
      });
}

function presentProposal(row: ProposalRow, around: Around) {
  return {
    ProposalId: row.id,
    ShareEventId: row.eventId,
    PersonName: row.personName,
    Through: row.through,
    FoundByName: row.foundByName,
    Notice: row.notice,
    Asked: askedBecause({ notice: row.notice, before: controlBefore(row), after: controlAfter(row) }) ?? null,
    Form: row.form,
    ChangedOn: row.changedOn,
    NoticeBy: row.noticeBy,
    SharesBefore: row.sharesBefore,
    SharesAfter: row.sharesAfter,
    VotesBefore: row.votesBefore,
    VotesAfter: row.votesAfter,
    Outcome: row.outcome,
    Reason: row.reason,
    SettledAt: row.settledAt?.toISOString() ?? null,
    Follows:
      findNoticeBefore(
        row,
        around.rows.filter(({ outcome }) => outcome === null),
      )?.changedOn ?? null,
    OnRecord: presentOnRecord(row, around),
  };
}

/** What the record says of the person now; null where it is not known. */
function presentOnRecord(row: ProposalRow, { rows, record }: Around) {
  if (record === undefined) return null;
  const found = record.find(row.personName);
  const lacking = noticeBesideRecord({ notice: row.notice, after: controlAfter(row) }, found);
  const before = findNoticeBefore(row, rows);
  return {
    State: stateOf(found),
    Since: toCivilDate(found?.isCurrent ? found.notifiedOn : found?.ceasedOn) ?? null,
    Shares: found?.shares ?? null,
    Votes: found?.votes ?? null,
    // What an earlier notice is yet to change the record does not show to have come after it.
    ShowsIt: lacking === 'nothing' && !(before && isOnItsWay(before, record)),
  };
}

/** The last notice about the same person before this one that is open or made. */
function findNoticeBefore(row: ProposalRow, rows: readonly ProposalRow[]): ProposalRow | undefined {
  return rows
    .filter(({ outcome, notice }) => (outcome === null || outcome === 'done') && notice !== 'asked')
    .filter(({ personId, changedOn }) => personId === row.personId && changedOn < row.changedOn)
    .reduce<ProposalRow | undefined>(
      (last, each) => (last === undefined || each.changedOn >= last.changedOn ? each : last),
      undefined,
    );
}

function stateOf(found: PscOnRecord | undefined) {
  if (found === undefined) return 'absent' as const;
  return found.isCurrent ? ('current' as const) : ('ceased' as const);
}
