import type { Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import { type Answer, refuse, refuseFields } from './answers.ts';
import { type Body, checkInteger, checkTexts, oneOf, readInteger, readText } from './field-checks.ts';
import { toGatewayTime, toLondonDate } from './gateway-time.ts';
import { findTransaction, saveTransaction, type Transaction } from './transaction.ts';

type Decision = { ok: true; transaction: Transaction } | { ok: false; answer: Answer };

/** POST /transactions/{id}/instructions: void, abort, release (and `cancel`, which suits none of our types). */
export function giveInstruction(world: World, vendor: Vendor, facts: { id: string; body: Body }): Answer {
  const { id, body } = facts;
  const transaction = findTransaction(world, vendor.name, id);
  if (transaction?.outcome === undefined) return refuse(1012);
  const accepts = oneOf('void', 'abort', 'release', 'cancel');
  const errors = checkTexts(body, [{ property: 'instructionType', required: true, accepts }]);
  const instructionType = readText(body, 'instructionType');
  if (instructionType === 'release') errors.push(...checkInteger(body, 'amount'));
  if (errors.length > 0) return refuseFields(errors);
  const decision = decide(world, transaction, body);
  if (!decision.ok) return decision.answer;
  const instruction = { instructionType, date: toGatewayTime(world.clock.now().getTime()) };
  world.store.transaction(() => {
    const changed = decision.transaction;
    saveTransaction(world, { ...changed, instructions: [...changed.instructions, instruction] });
    if (instructionType === 'void') takeOffPayment(world, changed);
  });
  return { status: 201, body: instruction };
}

/** GET /transactions/{id}/instructions. */
export function listInstructions(world: World, vendor: Vendor, id: string): Answer {
  const transaction = findTransaction(world, vendor.name, id);
  if (transaction?.outcome === undefined) return refuse(1012);
  const { instructions } = transaction;
  return instructions.length === 0 ? refuse(1019) : { status: 200, body: { instructions } };
}

function decide(world: World, transaction: Transaction, body: Body): Decision {
  const { outcome, isVoided, isAborted } = transaction;
  if (outcome?.status !== 'Ok' || isVoided || isAborted) return { ok: false, answer: refuse(1014) };
  switch (readText(body, 'instructionType')) {
    case 'void':
      return decideVoid(world, transaction);
    case 'abort':
      return decideAbort(transaction);
    case 'release':
      return decideRelease(transaction, readInteger(body, 'amount'));
    default:
      return { ok: false, answer: refuse(1014) };
  }
}

/** Only until midnight in London, before the day's payments go to the bank, and not when part has gone back. */
function decideVoid(world: World, transaction: Transaction): Decision {
  const isSameDay = toLondonDate(transaction.createdAt) === toLondonDate(world.clock.now().getTime());
  if (!isSameDay || transaction.refunds.length > 0) return { ok: false, answer: refuse(1017) };
  if (transaction.transactionType === 'Deferred' && transaction.released === undefined) {
    return { ok: false, answer: refuse(1014) };
  }
  return { ok: true, transaction: { ...transaction, isVoided: true } };
}

function decideAbort(transaction: Transaction): Decision {
  const isOpen = transaction.transactionType === 'Deferred' && transaction.released === undefined;
  return isOpen
    ? { ok: true, transaction: { ...transaction, isAborted: true } }
    : { ok: false, answer: refuse(1014) };
}

function decideRelease(transaction: Transaction, amount: number): Decision {
  const isOpen = transaction.transactionType === 'Deferred' && transaction.released === undefined;
  if (!isOpen) return { ok: false, answer: refuse(1014) };
  if (amount > transaction.amount || amount <= 0) return { ok: false, answer: refuse(1021) };
  return { ok: true, transaction: { ...transaction, released: amount } };
}

/** A voided refund never left, so its payment has that much to give back again. */
function takeOffPayment(world: World, refund: Transaction): void {
  const { vendor, referenceTransactionId, transactionId } = refund;
  if (referenceTransactionId === undefined) return;
  const payment = findTransaction(world, vendor, referenceTransactionId);
  if (payment === undefined) return;
  const refunds = payment.refunds.filter((one) => one.transactionId !== transactionId);
  saveTransaction(world, { ...payment, refunds });
}
