import { findChallenge } from '../three-d-secure/challenges.ts';
import { decodeMessage, type Message } from '../three-d-secure/messages.ts';
import type { Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import { type Answer, fieldError, refuse, refuseByEngine, refuseFields } from './answers.ts';
import { type Body, checkTexts, readText } from './field-checks.ts';
import { type Outcome, outcomes } from './outcomes.ts';
import { authorise } from './payments.ts';
import { presentTransaction } from './present-transaction.ts';
import { findTransaction, saveTransaction, type Transaction } from './transaction.ts';

const answerWithinMs = 20 * 60_000;

/** POST /transactions/{id}/3d-secure-challenge: brings the bank's result and asks for the money. */
export function finishChallenge(world: World, vendor: Vendor, facts: { id: string; body: Body }): Answer {
  const transaction = findTransaction(world, vendor.name, facts.id);
  if (transaction === undefined) return refuse(1012);
  if (transaction.outcome !== undefined) return refuse(1017);
  if (world.clock.now().getTime() - transaction.createdAt >= answerWithinMs) return refuse(1012);
  const errors = checkTexts(facts.body, [{ property: 'cRes', required: true }]);
  if (errors.length > 0) return refuseFields(errors);
  const message = decodeMessage(readText(facts.body, 'cRes'));
  if (message === undefined) return refuseFields([fieldError(1005, 'cRes')]);
  return applyMessage(world, transaction, message);
}

function applyMessage(world: World, transaction: Transaction, message: Message): Answer {
  const messageType = message['messageType']?.toLowerCase();
  const isOurs = message['acsTransID']?.toLowerCase() === transaction.threeDSecure.acsTransId;
  if (messageType === 'erro') {
    close(world, transaction, { status: 'Error', outcome: outcomes.erroFromBank });
    return refuse(1029);
  }
  if (messageType !== 'cres' || !isOurs) return refuseUnexpected();
  return applyResult(world, transaction, message['transStatus'] ?? '');
}

/**
 * The customer's browser carries the message and could forge it, so the bank's own word counts, which the
 * gateway has through the card scheme: a "Y" of which the bank knows nothing is unexpected, and never paid.
 */
function applyResult(world: World, transaction: Transaction, transStatus: string): Answer {
  const bankSays = findChallenge(world, transaction.threeDSecure.acsTransId ?? '')?.transStatus;
  if (transStatus === 'Y' && bankSays === undefined) return refuseUnexpected();
  const isAuthenticated = transStatus === 'Y' && bankSays === 'Y';
  const finished = close(
    world,
    transaction,
    isAuthenticated
      ? { status: 'Authenticated', outcome: authorise(transaction) }
      : { status: 'NotAuthenticated', outcome: outcomes.notAuthenticated },
  );
  return { status: 201, body: presentTransaction(finished) };
}

function close(world: World, open: Transaction, result: { status: string; outcome: Outcome }): Transaction {
  const { status, outcome } = result;
  const transaction = { ...open, threeDSecure: { ...open.threeDSecure, status }, outcome };
  saveTransaction(world, transaction);
  return transaction;
}

function refuseUnexpected(): Answer {
  return refuseByEngine(
    '5086',
    'Invalid',
    'Unexpected CRes received. Please start again with a new VendorTxCode.',
  );
}
