import type { VendorContext } from '../../context.ts';
import { type Answer, refuse, refuseFields } from '../answers.ts';
import { type Body, checkInteger, checkTexts, oneOf, readInteger, readText } from '../field-checks.ts';
import { toGatewayTime, toLondonDate } from '../gateway-time.ts';
import { findTransaction, isUnreleased, saveTransaction, type Transaction } from './transaction.ts';

type Decision = { ok: true; change: Partial<Transaction> } | { ok: false; answer: Answer };

/** POST /transactions/{id}/instructions: void, abort, release (and `cancel`, which no type here allows). */
export function giveInstruction(context: VendorContext, body: Body, id: string): Answer {
  const transaction = findTransaction(context, id);
  if (transaction?.outcome === undefined) return refuse(1012);
  const accepts = oneOf('void', 'abort', 'release', 'cancel');
  const errors = checkTexts(body, [{ property: 'instructionType', required: true, accepts }]);
  const instructionType = readText(body, 'instructionType');
  if (instructionType === 'release') errors.push(...checkInteger(body, 'amount'));
  if (errors.length > 0) return refuseFields(errors);
  const decision = decide(context, transaction, body);
  if (!decision.ok) return decision.answer;
  const instruction = { instructionType, date: toGatewayTime(context.clock.now().getTime()) };
  const instructions = [...transaction.instructions, instruction];
  context.store.transaction(() => {
    saveTransaction(context, { ...transaction, ...decision.change, instructions });
    if (instructionType === 'void') restorePayment(context, transaction);
  });
  return { status: 201, body: instruction };
}

export function listInstructions(context: VendorContext, id: string): Answer {
  const transaction = findTransaction(context, id);
  if (transaction?.outcome === undefined) return refuse(1012);
  const { instructions } = transaction;
  return instructions.length === 0 ? refuse(1019) : { status: 200, body: { instructions } };
}

const notApplicable: Decision = { ok: false, answer: refuse(1014) };

function decide(context: VendorContext, transaction: Transaction, body: Body): Decision {
  const { outcome, isVoided, isAborted } = transaction;
  if (outcome?.status !== 'Ok' || isVoided || isAborted) return notApplicable;
  switch (readText(body, 'instructionType')) {
    case 'void':
      return decideVoid(context, transaction);
    case 'abort':
      return isUnreleased(transaction) ? { ok: true, change: { isAborted: true } } : notApplicable;
    case 'release':
      return decideRelease(transaction, readInteger(body, 'amount'));
    default:
      return notApplicable;
  }
}

/** Only until midnight in London, before the day's payments go to the bank, and not when part has gone back. */
function decideVoid({ clock }: VendorContext, transaction: Transaction): Decision {
  const isSameDay = toLondonDate(transaction.createdAt) === toLondonDate(clock.now().getTime());
  if (!isSameDay || transaction.refunds.length > 0) return { ok: false, answer: refuse(1017) };
  return isUnreleased(transaction) ? notApplicable : { ok: true, change: { isVoided: true } };
}

function decideRelease(transaction: Transaction, amount: number): Decision {
  if (!isUnreleased(transaction)) return notApplicable;
  if (amount > transaction.amount || amount <= 0) return { ok: false, answer: refuse(1021) };
  return { ok: true, change: { released: amount } };
}

/** A voided refund never left, so its payment has that much to refund again. */
function restorePayment(
  context: VendorContext,
  { referenceTransactionId, transactionId }: Transaction,
): void {
  const payment = findTransaction(context, referenceTransactionId ?? '');
  if (payment === undefined) return;
  const refunds = payment.refunds.filter((one) => one.transactionId !== transactionId);
  saveTransaction(context, { ...payment, refunds });
}
