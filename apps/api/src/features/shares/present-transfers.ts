import {
  civilDate,
  dutyOnTransferee,
  isCivilDate,
  nameOfHolder,
  parseAmount,
  type ShareEvent,
  type SharePosition,
  stampingDueOn,
  toDecimalText,
  type TransferRow,
  transferHistory,
} from '@statbook/domain';
import { nameOfClass } from './books/present-shares.ts';

/** Every line of a transfer among the events, in their order. */
export function presentTransfers(
  events: readonly ShareEvent[],
  { classes, holders }: Pick<SharePosition, 'classes' | 'holders'>,
) {
  return transferHistory(events).map((row) => {
    const { eventId, on, classId, fromId, toId, shares, consideration, isReversed } = row;
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
      ...presentDuty(row),
      IsReversed: isReversed,
    };
  });
}

function presentDuty(row: TransferRow) {
  const { isPartOfSeries, exemption, stamping, lodgedOn } = row;
  const duty = dutyOnTransferee(row, amountOf(row.consideration));
  const signedOn = row.signedOn !== undefined && isCivilDate(row.signedOn) ? row.signedOn : undefined;
  return {
    StampDuty: toDecimalText(duty.duty),
    NilReason: duty.isDue ? null : duty.reason,
    IsPartOfSeries: isPartOfSeries,
    Exemption: exemption ?? null,
    Stamping: stamping ?? null,
    SignedOn: signedOn ?? null,
    LodgedOn: lodgedOn ?? null,
    StampingDueOn: (signedOn && stampingDueOn(duty, civilDate(signedOn))) ?? null,
  };
}

/** A consideration that stands in the books was read before; none is a gift. */
function amountOf(text: string | undefined) {
  const parsed = parseAmount(text ?? '0');
  if (!parsed.ok) throw new Error(`A recorded consideration cannot be read: ${text}`);
  return parsed.value;
}
