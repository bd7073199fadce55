import {
  nameOfHolder,
  parseAmount,
  type ShareEvent,
  type SharePosition,
  stampDutyOn,
  toDecimalText,
  transferHistory,
} from '@statbook/domain';
import { nameOfClass } from './books/present-shares.ts';

/** Every line of a transfer among the events, in their order. */
export function presentTransfers(
  events: readonly ShareEvent[],
  { classes, holders }: Pick<SharePosition, 'classes' | 'holders'>,
) {
  return transferHistory(events).map(
    ({ eventId, on, classId, fromId, toId, shares, consideration, isReversed }) => {
      const duty = stampDutyOn({ consideration: amountOf(consideration) });
      return {
        ShareEventId: eventId,
        On: on,
        ShareClassId: classId,
        ClassName: nameOfClass(classes, classId),
        TransferorId: fromId,
        TransferorName: nameOfHolder(holders, fromId),
        TransfereeId: toId,
        TransfereeName: nameOfHolder(holders, toId),
        Shares: shares,
        Consideration: consideration ?? null,
        StampDuty: toDecimalText(duty.duty),
        NilReason: duty.isDue ? null : duty.reason,
        IsReversed: isReversed,
      };
    },
  );
}

/** A consideration that stands in the books was read before; none is a gift. */
function amountOf(text: string | undefined) {
  const parsed = parseAmount(text ?? '0');
  if (!parsed.ok) throw new Error(`A recorded consideration cannot be read: ${text}`);
  return parsed.value;
}
