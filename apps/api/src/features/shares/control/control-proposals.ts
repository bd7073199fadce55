import { getControlProposals, settleControlProposal } from '@statbook/contract/calls';
import { reviewReason, noticeStillDue } from '@statbook/domain/pscs';
import { type CompanyInReach, handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ApprovalState } from '@statbook/domain/approvals';
import { listApprovals } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import type { NoticeFiling } from '../../../filings/entries/control-notice.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { listProposals, type ProposalRow, settleProposal } from './control-queries.ts';
import { controlAfter, controlBefore, isOnItsWay } from './earlier-notices.ts';
import { listFilingsOfProposals, presentNoticeFiling } from './notice-filing-queries.ts';
import { loadPscRecord, type PscOnRecord, type PscRecord } from './psc-record.ts';
import { recordText } from './suggest-notices.ts';

export const getControlProposalsHandler = (needs: PreparingDependencies) =>
  handle(getControlProposals, async ({ tx, company }) => {
    const around = await readAround(tx, needs, company);
    return { entity: around.rows.map((row) => presentProposal(row, around)) };
  });

export const settleControlProposalHandler = (needs: PreparingDependencies) =>
  handle(settleControlProposal, async ({ tx, company, person, body, record }) => {
    const { clock } = needs;
    const { proposalId, outcome, reason = '' } = body;
    if (outcome === 'dismissed' && reason === '')
      return refuse('invalid-request', { errors: { reason: 'Enter why no notice is needed' } });
    const proposals = await listProposals(tx, company.id);
    if (!proposals.some(({ id }) => id === proposalId)) return refuse('not-found');
    const settlement = {
      outcome,
      reason: reason === '' ? null : reason,
      settledBy: person.userId,
      settledAt: clock.now(),
    };
    if (!(await settleProposal(tx, proposalId, settlement))) return refuse('changed-meanwhile');
    record({ details: { proposalId, outcome } });
    const around = await readAround(tx, needs, company);
    const settled = around.rows.filter(({ id }) => id === proposalId);
    const dismissed = settled.filter((row) => row.outcome === 'dismissed');
    for (const { personId } of dismissed) await settleKnown(tx, clock, { personId, ...around });
    return { entity: settled.map((row) => presentProposal(row, around)) };
  });

interface Around {
  /** Every proposal of the company. */
  rows: readonly ProposalRow[];
  record: PscRecord | undefined;
  /** What was begun from each. */
  filings: ReadonlyMap<string, NoticeFiling>;
  /** Where the drafts among them stand whose approval was asked for. */
  approvals: ReadonlyMap<string, ApprovalState>;
}

async function readAround(
  tx: Transaction,
  needs: PreparingDependencies,
  company: CompanyInReach,
): Promise<Around> {
  const filings = await listFilingsOfProposals(tx, company.id);
  return {
    rows: await listProposals(tx, company.id),
    record: await loadPscRecord(tx, company),
    filings,
    approvals: await listApprovals(tx, needs, [...filings.values()]),
  };
}

/** Without a notice that was dismissed, later ones about the same person may tell nothing that the record does not show. */
async function settleKnown(
  tx: Transaction,
  clock: Clock,
  { personId, ...around }: Around & { personId: string },
): Promise<void> {
  const open = around.rows.filter((row) => row.personId === personId && row.outcome === null);
  for (const row of open) {
    const reason = presentOnRecord(row, around)?.knownBecause ?? null;
    if (reason !== null)
      await settleProposal(tx, row.id, {
        outcome: 'on-record',
        reason,
        settledBy: null,
        settledAt: clock.now(),
      });
  }
}

function presentProposal(row: ProposalRow, around: Around) {
  const open = around.rows.filter(({ outcome }) => outcome === null);
  return {
    ...row,
    proposalId: row.id,
    shareEventId: row.eventId,
    asked: reviewReason({ notice: row.notice, before: controlBefore(row), after: controlAfter(row) }),
    settledAt: row.settledAt?.toISOString(),
    filing: presentNoticeFiling(around.filings.get(row.id), around.approvals),
    follows: findNoticeBefore(row, open)?.changedOn,
    onRecord: presentOnRecord(row, around),
  };
}

/** What the record says of the person now; null where it is not known. */
function presentOnRecord(row: ProposalRow, { rows, record }: Pick<Around, 'rows' | 'record'>) {
  if (record === undefined) return null;
  const found = record.find(row.personName);
  const lacking = noticeStillDue({ notice: row.notice, after: controlAfter(row) }, found);
  const before = findNoticeBefore(row, rows);
  // What an earlier notice is yet to change the record does not show to have come after it.
  const isKnown = lacking === 'nothing' && !(before && isOnItsWay(before, record));
  return {
    state: stateOf(found),
    pscId: found?.isCurrent ? found.pscId : null,
    since: toCivilDate(found?.isCurrent ? found.notifiedOn : found?.ceasedOn),
    shares: found?.shares,
    votes: found?.votes,
    knownBecause: isKnown ? recordText(found) : null,
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
