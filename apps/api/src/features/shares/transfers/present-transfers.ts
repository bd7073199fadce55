import { civilDate, isCivilDate } from '@statbook/domain/dates';
import { parseAmount, toDecimalText } from '@statbook/domain/money';
import {
  dutyOnTransferee,
  nameOfHolder,
  type ShareEvent,
  type ShareHolder,
  stampingDueOn,
} from '@statbook/domain/share-capital';
import { type TransferRow, transferHistory } from '@statbook/domain/share-capital/projections';
import { THE_COMPANY } from '../ledger/present-shares.ts';
import { classNameOn, type TermsOn } from '../ledger/terms-over-time-queries.ts';

interface Names {
  readonly termsOn: TermsOn;
  readonly holders: readonly ShareHolder[];
}

/** Every line of a transfer among the events, in their order, with its class as it was called then. */
export function presentTransfers(events: readonly ShareEvent[], names: Names) {
  return transferHistory(events).flatMap((row) => {
    const { fromId } = row;
    if (row.kind !== 'transfer' || fromId === undefined) return [];
    return [{ ...presentShares(row, names), transferorId: fromId, ...presentDuty(row) }];
  });
}

/** All that passed from one to another among the events, whether there was an instrument or not. */
export function presentPassedShares(events: readonly ShareEvent[], names: Names) {
  return transferHistory(events).map((row) => ({
    ...presentShares(row, names),
    kind: row.kind,
    transferorId: row.fromId ?? null,
    stampDuty: row.kind === 'transfer' ? presentDuty(row).stampDuty : null,
  }));
}

function presentShares(row: TransferRow, { termsOn, holders }: Names) {
  const { eventId, on, classId, fromId, toId, shares, consideration, isReversed } = row;
  return {
    shareEventId: eventId,
    on,
    shareClassId: classId,
    className: classNameOn(termsOn, classId, on),
    transferorName: fromId === undefined ? THE_COMPANY : nameOfHolder(holders, fromId),
    transfereeId: toId,
    transfereeName: nameOfHolder(holders, toId),
    shares,
    consideration: consideration ?? null,
    isReversed,
  };
}

function presentDuty(row: TransferRow) {
  const { isPartOfSeries, exemption, stamping, lodgedOn } = row;
  const duty = dutyOnTransferee(row, amountOf(row.consideration));
  const signedOn = row.signedOn !== undefined && isCivilDate(row.signedOn) ? row.signedOn : undefined;
  return {
    stampDuty: toDecimalText(duty.duty),
    nilReason: duty.isDue ? null : duty.reason,
    isPartOfSeries,
    exemption: exemption ?? null,
    stamping: stamping ?? null,
    signedOn: signedOn ?? null,
    lodgedOn: lodgedOn ?? null,
    stampingDueOn: (signedOn && stampingDueOn(duty, civilDate(signedOn))) ?? null,
  };
}

/** A consideration that stands in the books was read before; none is a gift. */
function amountOf(text: string | undefined) {
  const parsed = parseAmount(text ?? '0');
  if (!parsed.ok) throw new Error(`A recorded consideration cannot be read: ${text}`);
  return parsed.value;
}
