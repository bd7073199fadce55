import { askedBecause, type DatedControlChange, describeShareholder } from '@statbook/domain';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type EffectsAsked, findControlEffects } from './control-effects.ts';
import { listProposals } from './control-queries.ts';
import { suggestNotices } from './suggest-notices.ts';

/**
 * How planned events change control, day by day, and what will be proposed once they are recorded; what is withdrawn and
 * replaced on the same day is one change.
 */
export async function planControl(tx: Transaction, company: CompanyInReach, asked: EffectsAsked) {
  const effects = await findControlEffects(tx, company.id, asked);
  const { changes, withdrawn } = effects;
  const earlier = await listProposals(tx, company.id);
  const suggested = await suggestNotices(tx, company, { effects, earlier });
  const isReplaced = (each: DatedControlChange) =>
    changes.some(({ personId, on }) => personId === each.personId && on === each.on);
  return [
    ...suggested.map(({ change, notice, isKnownBecause }) => ({
      ...presentChange(change),
      Notice: isKnownBecause === undefined ? notice : ('known' as const),
      Asked: (isKnownBecause === undefined && askedBecause({ ...change, notice })) || null,
    })),
    ...withdrawn
      .filter((each) => !isReplaced(each))
      .map((change) => ({ ...presentChange(change), Notice: 'withdrawn' as const, Asked: null })),
  ].sort((a, b) => (a.On < b.On ? -1 : Number(a.On > b.On)));
}

const presentChange = ({ personId, name, on, known, after }: DatedControlChange) => ({
  PersonId: personId,
  Name: describeShareholder(name),
  On: on,
  SharesBefore: known.shares ?? null,
  SharesAfter: after.shares ?? null,
  VotesBefore: known.votes ?? null,
  VotesAfter: after.votes ?? null,
});
