import {
  civilDate,
  dutyOnTransferee,
  isCivilDate,
  nameOfHolder,
  parseAmount,
  type ShareEvent,
  type ShareHolder,
  stampingDueOn,
  toDecimalText,
  type TransferRow,
  transferHistory,
} from '@statbook/domain';
import { THE_COMPANY } from './books/present-shares.ts';
import { classNameOn, type TermsOn } from './books/terms-over-time-queries.ts';

interface Names {
  readonly termsOn: TermsOn;
  readonly holders: readonly ShareHolder[];
}

/** Every line of a transfer among the events, in their order, with its class as it was called then. */
export function presentTransfers(events: readonly ShareEvent[], names: Names) {
  return transferHistory(events).flatMap((row) => {
    const { fromId } = row;
    if (row.kind !== 'transfer' || fromId === undefined) return [];
    return [{ ...presentShares(row, names), TransferorId: fromId, ...presentDuty(row) }];
  });
}

/** All that passed from one to another among the events, whether there was an instrument or not. */
export function presentPassedShares(events: readonly ShareEvent[], names: Names) {
  return transferHistory(events).map((row) => ({
    ...presentShares(row, names),
    Kind: row.kind,
    TransferorId: row.fromId ?? null,
    StampDuty: row.kind === 'transfer' ? presentDuty(row).StampDuty : null,
  }));
}

function presentShares(row: TransferRow, { termsOn, holders }: Names) {
  const { eventId, on, classId, fromId, toId, shares, consideration, isReversed } = row;
  return {
    ShareEventId: eventId,
    On: on,
    ShareClassId: classId,
    ClassName: classNameOn(termsOn, classId, on),
    TransferorName: fromId === undefined ? THE_COMPANY : nameOfHolder(holders, fromId),
    TransfereeId: toId,
    TransfereeName: nameOfHolder(holders, toId),
    Shares: shares,
    Consideration: consideration ?? null,
    IsReversed: isReversed,
  };
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
