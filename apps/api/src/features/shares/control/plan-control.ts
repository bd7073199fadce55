import { reviewReason, type DatedPscChange } from '@statbook/domain/pscs';
import { describeShareholder } from '@statbook/domain/share-capital';
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
  const isReplaced = (each: DatedPscChange) =>
    changes.some(({ personId, on }) => personId === each.personId && on === each.on);
  return [
    ...suggested.map(({ change, notice, isKnownBecause }) => ({
      ...presentChange(change),
      notice: isKnownBecause === undefined ? notice : ('known' as const),
      knownBecause: isKnownBecause ?? null,
      asked: (isKnownBecause === undefined && reviewReason({ ...change, notice })) || null,
    })),
    ...withdrawn
      .filter((each) => !isReplaced(each))
      .map((change) => ({
        ...presentChange(change),
        notice: 'withdrawn' as const,
        knownBecause: null,
        asked: null,
      })),
  ].sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

const presentChange = ({ personId, name, on, known, after }: DatedPscChange) => ({
  personId,
  name: describeShareholder(name),
  on,
  sharesBefore: known.shares ?? null,
  sharesAfter: after.shares ?? null,
  votesBefore: known.votes ?? null,
  votesAfter: after.votes ?? null,
});
