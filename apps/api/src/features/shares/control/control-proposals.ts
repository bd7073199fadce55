import { getControlProposals, settleControlProposal } from '@statbook/contract/calls';
import { noticeBesideRecord } from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { toCivilDate } from '../../../readings/present-record.ts';
import { listProposals, type ProposalRow, settleProposal } from './control-queries.ts';
import { controlAfter } from './notices-told.ts';
import { type FindOnRecord, loadPscRecord, type PscOnRecord } from './psc-record.ts';

export const getControlProposalsHandler = handle(getControlProposals, async ({ tx, company }) => {
  const find = await loadPscRecord(tx, company);
  return { Entity: (await listProposals(tx, company.id)).map((row) => presentProposal(row, find)) };
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
    const settled = (await listProposals(tx, company.id)).filter(({ id }) => id === ProposalId);
    const find = await loadPscRecord(tx, company);
    return { Entity: settled.map((row) => presentProposal(row, find)) };
  });

function presentProposal(row: ProposalRow, find: FindOnRecord | undefined) {
  return {
    ProposalId: row.id,
    ShareEventId: row.eventId,
    PersonName: row.personName,
    Through: row.through,
    FoundByName: row.foundByName,
    Notice: row.notice,
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
    OnRecord: presentOnRecord(row, find),
  };
}

/** What the record says of the person now; null where it is not known. */
function presentOnRecord(row: ProposalRow, find: FindOnRecord | undefined) {
  if (find === undefined) return null;
  const found = find(row.personName);
  return {
    State: found === undefined ? ('absent' as const) : stateOf(found),
    Since: toCivilDate(found?.isCurrent ? found.notifiedOn : found?.ceasedOn) ?? null,
    Shares: found?.shares ?? null,
    Votes: found?.votes ?? null,
    ShowsIt: noticeBesideRecord({ notice: row.notice, after: controlAfter(row) }, found) === 'nothing',
  };
}

const stateOf = ({ isCurrent }: PscOnRecord) => (isCurrent ? ('current' as const) : ('ceased' as const));
