import type { CivilDate } from '../../../dates/civil-date.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { type Amount, formatAmount, parseAmount } from '../../../money/exact-decimal.ts';
import { holderAccount } from '../../ledger/ledger-account.ts';
import { dutyOnTransferee } from './stamp-duty.ts';
import type { InstrumentTransferee, TransferRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

/**
 * Transfers shares from one holder to one or more others by a proper instrument (ss.770-772), with the liability for what
 * is unpaid on them. The effective date is that of the entry in the register, which makes the transferee a member (s.112).
 */
export function planTransfer(request: TransferRequest, on: CivilDate, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  checkDates(request, on, planner);
  planner.checkTransferor(request.transferorId, 'transferorId');
  if (request.transferees.length === 0) {
    planner.refuse('transferees', 'missing', 'Add who the shares go to');
  }
  if (!shareClass) return;
  request.transferees.forEach((transferee, index) => {
    const path = `transferees.${index}`;
    checkTransferee(transferee, { path, transferorId: request.transferorId }, planner);
    const from = holderAccount(request.transferorId);
    for (const part of planner.take(from, shareClass.id, transferee, path)) {
      planner.builder.move(part, holderAccount(transferee.transfereeId));
    }
  });
}

function checkTransferee(
  transferee: InstrumentTransferee,
  { path, transferorId }: { path: string; transferorId: string },
  planner: EventPlanner,
): void {
  const { transfereeId, consideration } = transferee;
  if (transfereeId === transferorId) {
    const message = 'Choose somebody else: these shares are theirs already';
    planner.refuse(`${path}.transfereeId`, 'same-holder', message);
  }
  planner.checkRecipient(transfereeId, `${path}.transfereeId`);
  if (consideration === undefined) return;
  const amount = planner.readAmount(consideration, {
    path: `${path}.consideration`,
    name: 'the consideration (0 for a gift)',
    canBeZero: true,
  });
  const duty = unstampedDuty(transferee, amount);
  if (duty === undefined) return;
  const message = `Stamp duty of ${formatAmount(duty, 'GBP')} is due on the form to ${planner.nameOf(transfereeId)}: nobody knows whether it was stamped`;
  planner.notes.push({ code: 'not-stamped', message });
}

/** The duty on a form that is not known to be stamped; undefined where none is due. */
function unstampedDuty(transferee: InstrumentTransferee, consideration: Amount): Amount | undefined {
  const duty = dutyOnTransferee(transferee, consideration);
  return duty.isDue && transferee.stamping === undefined ? duty.duty : undefined;
}

/**
 * Refuses a transfer whose form is liable to duty and not stamped: it must not be registered (Stamp Act 1891 s.17). Planning
 * does not apply this rule, because transfers of earlier years and those posted again after a correction stand as they were
 * registered; their plan has a note instead.
 */
export function checkStamping({ transferees }: TransferRequest): readonly FieldError[] {
  return transferees.flatMap((transferee, index) => {
    const consideration = parseAmount(transferee.consideration ?? '0');
    const duty = consideration.ok ? unstampedDuty(transferee, consideration.value) : undefined;
    if (duty === undefined) return [];
    const message = `Choose how the form was stamped: ${formatAmount(duty, 'GBP')} of stamp duty is due, and unstamped it must not be registered`;
    return [fieldError(`transferees.${index}.stamping`, 'not-stamped', message)];
  });
}

function checkDates({ signedOn, lodgedOn }: TransferRequest, on: CivilDate, planner: EventPlanner): void {
  const signed = signedOn === undefined ? undefined : planner.readDate(signedOn, 'signedOn');
  const lodged = lodgedOn === undefined ? undefined : planner.readDate(lodgedOn, 'lodgedOn');
  const registered = { on, what: 'the transfer was registered' };
  const signedBy = lodged === undefined ? registered : { on: lodged, what: 'the form was lodged' };
  checkDate(planner, signed, { path: 'signedOn', code: 'after-lodging', last: signedBy });
  checkDate(planner, lodged, { path: 'lodgedOn', code: 'after-entry', last: registered });
}

interface DateOfForm {
  readonly path: string;
  /** Of a day that is too late. */
  readonly code: string;
  readonly last: { readonly on: CivilDate; readonly what: string };
}

function checkDate(
  planner: EventPlanner,
  day: CivilDate | undefined,
  { path, code, last }: DateOfForm,
): void {
  if (day === undefined) return;
  if (day > last.on)
    planner.refuse(path, code, `Enter a date up to ${formatCivilDate(last.on)}, when ${last.what}`);
  if (day < planner.context.incorporatedOn)
    planner.refuse(path, 'before-incorporation', 'Enter a day on which the company existed');
}
