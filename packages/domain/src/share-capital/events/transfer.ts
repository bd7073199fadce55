import type { CivilDate } from '../../dates/civil-date.ts';
import type { FieldError } from '../../field-error.ts';
import { type Amount, formatAmount, parseAmount } from '../../money/exact-decimal.ts';
import { accountOf } from '../ledger/account.ts';
import { dutyOnTransferee } from '../stamp-duty.ts';
import type { InstrumentTransferee, TransferRequest } from '../ledger/event-requests.ts';
import type { PlanDesk } from './plan-desk.ts';

/**
 * Shares pass from one holder to one or more others by a proper instrument (ss.770-772), with the liability for what is
 * unpaid on them. The day is that of the entry in the register, which alone makes a member (s.112).
 */
export function planTransfer(request: TransferRequest, on: CivilDate, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  checkDates(request, on, desk);
  desk.checkGiver(request.transferorId, 'transferorId');
  if (request.transferees.length === 0) {
    desk.refuse('transferees', 'missing', 'Add who the shares go to');
  }
  if (!shareClass) return;
  request.transferees.forEach((transferee, index) => {
    const path = `transferees.${index}`;
    checkTransferee(transferee, { path, transferorId: request.transferorId }, desk);
    const from = accountOf(request.transferorId);
    for (const part of desk.take(from, shareClass.id, transferee, path)) {
      desk.builder.move(part, accountOf(transferee.transfereeId));
    }
  });
}

function checkTransferee(
  transferee: InstrumentTransferee,
  { path, transferorId }: { path: string; transferorId: string },
  desk: PlanDesk,
): void {
  const { transfereeId, consideration } = transferee;
  if (transfereeId === transferorId) {
    const message = 'Choose somebody else: these shares are theirs already';
    desk.refuse(`${path}.transfereeId`, 'same-holder', message);
  }
  desk.checkTaker(transfereeId, `${path}.transfereeId`);
  if (consideration === undefined) return;
  const amount = desk.readAmount(consideration, {
    path: `${path}.consideration`,
    name: 'the consideration (0 for a gift)',
    canBeZero: true,
  });
  const duty = unstampedDuty(transferee, amount);
  if (duty === undefined) return;
  const message = `Stamp duty of ${formatAmount(duty, 'GBP')} is due on the form to ${desk.nameOf(transfereeId)}: nobody knows whether it was stamped`;
  desk.notes.push({ code: 'not-stamped', message });
}

/** The duty on a form of which nobody has said that it was stamped; undefined where none is due or it was. */
function unstampedDuty(transferee: InstrumentTransferee, consideration: Amount): Amount | undefined {
  const duty = dutyOnTransferee(transferee, consideration);
  return duty.isDue && transferee.stamping === undefined ? duty.duty : undefined;
}

/**
 * Where a transfer that is to be registered now has a form on which duty is due and that is not stamped: it must not be (Stamp
 * Act 1891 s.17). No part of planning: what was entered of earlier years, or is entered again behind a correction, stands as it
 * was registered, and the plan of it only says so.
 */
export function checkStamping({ transferees }: TransferRequest): readonly FieldError[] {
  return transferees.flatMap((transferee, index) => {
    const consideration = parseAmount(transferee.consideration ?? '0');
    const duty = consideration.ok ? unstampedDuty(transferee, consideration.value) : undefined;
    if (duty === undefined) return [];
    const message = `Choose how the form was stamped: ${formatAmount(duty, 'GBP')} of stamp duty is due, and unstamped it must not be registered`;
    return [{ path: `transferees.${index}.stamping`, code: 'not-stamped', message }];
  });
}

function checkDates({ signedOn, lodgedOn }: TransferRequest, on: CivilDate, desk: PlanDesk): void {
  const signed = signedOn === undefined ? undefined : desk.readDate(signedOn, 'signedOn');
  const lodged = lodgedOn === undefined ? undefined : desk.readDate(lodgedOn, 'lodgedOn');
  if (lodged !== undefined && lodged > on) {
    desk.refuse('lodgedOn', 'after-entry', 'Enter a day not after the entry in the register');
  }
  if (signed !== undefined && signed > (lodged ?? on)) {
    desk.refuse('signedOn', 'after-lodging', 'Enter a day not after the form was lodged and entered');
  }
  for (const [path, day] of [
    ['signedOn', signed],
    ['lodgedOn', lodged],
  ] as const) {
    if (day !== undefined && day < desk.context.incorporatedOn)
      desk.refuse(path, 'before-incorporation', 'Enter a day on which the company existed');
  }
}
