import { getControlProposals, settleControlProposal } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { listProposals, type ProposalRow, settleProposal } from './control-queries.ts';

export const getControlProposalsHandler = handle(getControlProposals, async ({ tx, company }) => ({
  Entity: (await listProposals(tx, company.id)).map(presentProposal),
}));

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
    return { Entity: settled.map(presentProposal) };
  });

function presentProposal(row: ProposalRow) {
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
  };
}
