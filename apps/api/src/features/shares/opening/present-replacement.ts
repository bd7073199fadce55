import type { ReplyOf } from '@statbook/contract';
import type { getOpeningReplacement, saveHistoryLine } from '@statbook/contract/calls';
import {
  type HoldingSide,
  type OpeningComparison,
  type SharePosition,
  toDecimalText,
} from '@statbook/domain';
import type { Refusal } from '../../../pipeline/refusal.ts';
import { nameOfClass, presentAccount } from '../books/present-shares.ts';
import type { PlannedLine } from './plan-history.ts';

type Replacement = ReplyOf<typeof getOpeningReplacement>['Entity'][number];

export function presentLine({
  line,
  problem,
}: PlannedLine): ReplyOf<typeof saveHistoryLine>['Entity'][number] {
  return { HistoryLineId: line.id, Request: line.sent, Problem: problem ? inWords(problem) : null };
}

/** The first thing that is wrong at a field, or what is wrong altogether. */
const inWords = ({ errors, detail, code }: Refusal): string =>
  Object.values(errors ?? {})[0] ?? detail ?? code;

export function presentComparison(
  comparison: readonly OpeningComparison[],
  { classes, holders }: Pick<SharePosition, 'classes' | 'holders'>,
): Replacement['Comparison'] {
  return comparison.map(({ account, classId, opening, history, status }) => ({
    ...presentAccount(account, holders),
    ShareClassId: classId,
    ClassName: nameOfClass(classes, classId),
    Opening: presentSide(opening),
    History: presentSide(history),
    Status: status,
  }));
}

const presentSide = ({ shares, unpaid, numbers }: HoldingSide) => ({
  Shares: toDecimalText(shares),
  AmountUnpaid: unpaid === undefined ? null : toDecimalText(unpaid),
  Numbers: numbers,
});

/** The entry in the way, as the refusal names it. */
export function presentObstacle(obstacle: Refusal | undefined): Replacement['Obstacle'] {
  const { ShareEventId, Kind, EffectiveOn, Reason } = obstacle?.facts ?? {};
  if (typeof ShareEventId !== 'string' || typeof Kind !== 'string' || typeof EffectiveOn !== 'string')
    return null;
  return { ShareEventId, Kind, EffectiveOn, Reason: typeof Reason === 'string' ? Reason : '' };
}
