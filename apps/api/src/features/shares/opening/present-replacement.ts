import type { ReplyOf } from '@statbook/contract';
import type { getOpeningReplacement, saveHistoryLine } from '@statbook/contract/calls';
import {
  type HoldingSide,
  type OpeningComparison,
  type SharePosition,
  toDecimalText,
} from '@statbook/domain';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { PlannedEntry } from '../books/planned-entry.ts';
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
    Currency: classes.find(({ id }) => id === classId)?.terms.currency ?? '',
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

/** The later entries that are entered again with the history. */
export function presentEntersAgain(planned: PlannedEntry | Refusal | undefined): Replacement['EntersAgain'] {
  if (planned === undefined || planned instanceof Refusal) return [];
  return planned.steps.flatMap(({ event, again }) =>
    again === undefined || event.reverses !== undefined
      ? []
      : [
          {
            ShareEventId: again.event.id,
            Number: again.event.order,
            Kind: event.kind,
            EffectiveOn: event.effectiveOn,
          },
        ],
  );
}

/** The entry in the way, as the refusal names it. */
export function presentObstacle(planned: PlannedEntry | Refusal | undefined): Replacement['Obstacle'] {
  const { ShareEventId, Kind, EffectiveOn, Reason } = (planned instanceof Refusal && planned.facts) || {};
  if (typeof ShareEventId !== 'string' || typeof Kind !== 'string' || typeof EffectiveOn !== 'string')
    return null;
  return { ShareEventId, Kind, EffectiveOn, Reason: typeof Reason === 'string' ? Reason : '' };
}
