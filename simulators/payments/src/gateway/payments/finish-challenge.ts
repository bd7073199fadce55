import { findChallenge } from '../../bank/challenges.ts';
import { decodeMessage, type Message } from '../../bank/messages.ts';
import type { VendorContext } from '../../context.ts';
import { type Answer, fieldError, refuse, refuseByEngine, refuseFields } from '../answers.ts';
import { type Body, checkTexts, readText } from '../field-checks.ts';
import { type Outcome, outcomes } from '../transactions/outcomes.ts';
import { presentTransaction } from '../transactions/present-transaction.ts';
import { findTransaction, saveTransaction, type Transaction } from '../transactions/transaction.ts';
import { authorise } from './make-payment.ts';

const answerWithinMs = 20 * 60_000;

/** POST /transactions/{id}/3d-secure-challenge: brings the bank's result and asks for the money. */
export function finishChallenge(context: VendorContext, body: Body, id: string): Answer {
  const transaction = findTransaction(context, id);
  if (transaction === undefined) return refuse(1012);
  if (transaction.outcome !== undefined) return refuse(1017);
  if (context.clock.now().getTime() - transaction.createdAt >= answerWithinMs) return refuse(1012);
  const errors = checkTexts(body, [{ property: 'cRes', required: true }]);
  if (errors.length > 0) return refuseFields(errors);
  const message = decodeMessage(readText(body, 'cRes'));
  if (message === undefined) return refuseFields([fieldError(1005, 'cRes')]);
  return applyMessage(context, transaction, message);
}

function applyMessage(context: VendorContext, transaction: Transaction, message: Message): Answer {
  const messageType = message['messageType']?.toLowerCase();
  const isOurs = message['acsTransID']?.toLowerCase() === transaction.threeDSecure.acsTransId;
  if (messageType === 'erro') {
    close(context, transaction, { status: 'Error', outcome: outcomes.erroFromBank });
    return refuse(1029);
  }
  if (messageType !== 'cres' || !isOurs) return refuseUnexpected();
  return applyResult(context, transaction, message['transStatus'] ?? '');
}

/**
 * The customer's browser carries the message and could forge it, so what the bank itself has decided counts; the gateway
 * knows it through the card scheme. A "Y" that the bank did not give is unexpected, and never paid.
 */
function applyResult(context: VendorContext, transaction: Transaction, transStatus: string): Answer {
  const bankSays = findChallenge(context, transaction.threeDSecure.acsTransId ?? '')?.transStatus;
  if (transStatus === 'Y' && bankSays === undefined) return refuseUnexpected();
  const isAuthenticated = transStatus === 'Y' && bankSays === 'Y';
  const finished = close(
    context,
    transaction,
    isAuthenticated
      ? { status: 'Authenticated', outcome: authorise(transaction) }
      : { status: 'NotAuthenticated', outcome: outcomes.notAuthenticated },
  );
  return { status: 201, body: presentTransaction(finished) };
}

function close(
  context: VendorContext,
  open: Transaction,
  result: { status: string; outcome: Outcome },
): Transaction {
  const { status, outcome } = result;
  const transaction = { ...open, threeDSecure: { ...open.threeDSecure, status }, outcome };
  saveTransaction(context, transaction);
  return transaction;
}

function refuseUnexpected(): Answer {
  return refuseByEngine(
    '5086',
    'Invalid',
    'Unexpected CRes received. Please start again with a new VendorTxCode.',
  );
}
