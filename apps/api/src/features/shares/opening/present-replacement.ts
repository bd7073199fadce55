import type { ReplyOf } from '@statbook/contract';
import type { getOpeningReplacement, saveHistoryLine } from '@statbook/contract/calls';
import { toDecimalText } from '@statbook/domain/money';
import type { SharePosition } from '@statbook/domain/share-capital';
import type { HoldingSide, OpeningComparison } from '@statbook/domain/share-capital/reconciliation';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { PlannedEntry } from '../ledger/planning/planned-entry.ts';
import { nameOfClass, presentAccount } from '../ledger/present-shares.ts';
import type { PlannedLine } from './plan-history.ts';

type Replacement = ReplyOf<typeof getOpeningReplacement>['entity'][number];

export function presentLine({
  line,
  problem,
}: PlannedLine): ReplyOf<typeof saveHistoryLine>['entity'][number] {
  return { historyLineId: line.id, request: line.sent, problem: problem ? problemText(problem) : null };
}

/** The first thing that is wrong at a field, or what is wrong altogether. */
const problemText = ({ errors, detail, code }: Refusal): string =>
  Object.values(errors ?? {})[0] ?? detail ?? code;

export function presentComparison(
  comparison: readonly OpeningComparison[],
  { classes, holders }: Pick<SharePosition, 'classes' | 'holders'>,
): Replacement['comparison'] {
  return comparison.map(({ account, classId, opening, history, status }) => ({
    ...presentAccount(account, holders),
    shareClassId: classId,
    className: nameOfClass(classes, classId),
    currency: classes.find(({ id }) => id === classId)?.terms.currency ?? '',
    opening: presentSide(opening),
    history: presentSide(history),
    status,
  }));
}

const presentSide = ({ shares, unpaid, numbers }: HoldingSide) => ({
  shares: toDecimalText(shares),
  amountUnpaid: unpaid === undefined ? null : toDecimalText(unpaid),
  numbers,
});

/** The later entries that are entered again with the history. */
export function presentEntersAgain(planned: PlannedEntry | Refusal | undefined): Replacement['entersAgain'] {
  if (planned === undefined || planned instanceof Refusal) return [];
  return planned.steps.flatMap(({ event, again }) =>
    again === undefined || event.reverses !== undefined
      ? []
      : [
          {
            shareEventId: again.event.id,
            number: again.event.order,
            kind: event.kind,
            effectiveOn: event.effectiveOn,
          },
        ],
  );
}

/** The entry in the way, as the refusal names it. */
export function presentConflict(planned: PlannedEntry | Refusal | undefined): Replacement['obstacle'] {
  const { shareEventId, kind, effectiveOn, reason } = (planned instanceof Refusal && planned.facts) || {};
  if (typeof shareEventId !== 'string' || typeof kind !== 'string' || typeof effectiveOn !== 'string')
    return null;
  return { shareEventId, kind, effectiveOn, reason: typeof reason === 'string' ? reason : '' };
}
