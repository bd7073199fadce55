import { randomUUID } from 'node:crypto';
import type { VendorContext } from '../../context.ts';
import { type Answer, refuse, refuseByEngine, refuseFields } from '../answers.ts';
import { type Body, checkInteger, checkTexts, readInteger, readText, uuidPattern } from '../field-checks.ts';
import { descriptionRule, vendorTxCodeRule } from '../payments/payment-fields.ts';
import { outcomes } from './outcomes.ts';
import { presentTransaction } from './present-transaction.ts';
import {
  countMoneyTaken,
  findTransaction,
  findTransactionByCode,
  isUnreleased,
  nextRetrievalReference,
  saveTransaction,
  type Transaction,
} from './transaction.ts';

/** POST /transactions for `Refund`: part or all of a payment goes back, at most what is left of it. */
export function makeRefund(context: VendorContext, body: Body): Answer {
  const errors = [
    ...checkTexts(body, [
      { property: 'referenceTransactionId', required: true, accepts: (text) => uuidPattern.test(text) },
      vendorTxCodeRule,
      descriptionRule,
    ]),
    ...checkInteger(body, 'amount'),
  ];
  if (errors.length > 0) return refuseFields(errors);
  const payment = findTransaction(context, readText(body, 'referenceTransactionId'));
  if (payment?.outcome === undefined) return refuse(1012);
  const refusal = refuseCode(context, body) ?? refuseState(payment) ?? refuseAmount(payment, body);
  return refusal ?? registerRefund(context, payment, body);
}

function refuseCode(context: VendorContext, body: Body): Answer | undefined {
  if (findTransactionByCode(context, readText(body, 'vendorTxCode')) === undefined) return undefined;
  return refuseByEngine(
    '4042',
    'Invalid',
    'The VendorTxCode has been used before for another transaction.  All VendorTxCodes must be unique.',
  );
}

function refuseState(payment: Transaction): Answer | undefined {
  if (payment.transactionType === 'Refund') return refuse(1017);
  if (payment.isVoided) return refuseByEngine('4036', 'Invalid', 'The Transaction has already been Voided.');
  if (payment.outcome?.status !== 'Ok' || payment.isAborted || isUnreleased(payment)) return refuse(1014);
  if (countMoneyTaken(payment) > 0) return undefined;
  return refuseByEngine('4034', 'Invalid', 'The Transaction has already been Refunded.');
}

function refuseAmount(payment: Transaction, body: Body): Answer | undefined {
  const amount = readInteger(body, 'amount');
  if (amount <= 0) return refuseByEngine('4009', 'Invalid', 'The Amount is outside the allowed range.');
  return amount > countMoneyTaken(payment) ? refuse(1018) : undefined;
}

function registerRefund(context: VendorContext, payment: Transaction, body: Body): Answer {
  return context.store.transaction(() => {
    const { isVoided: _voided, isAborted: _aborted, released: _released, ...shared } = payment;
    const refund: Transaction = {
      ...shared,
      transactionId: randomUUID().toUpperCase(),
      transactionType: 'Refund',
      vendorTxCode: readText(body, 'vendorTxCode'),
      amount: readInteger(body, 'amount'),
      description: readText(body, 'description'),
      createdAt: context.clock.now().getTime(),
      retrievalReference: nextRetrievalReference(context),
      threeDSecure: { status: 'NotChecked' },
      outcome: outcomes.authorised,
      referenceTransactionId: payment.transactionId,
      refunds: [],
      instructions: [],
    };
    const { transactionId, amount } = refund;
    saveTransaction(context, refund);
    saveTransaction(context, { ...payment, refunds: [...payment.refunds, { transactionId, amount }] });
    return { status: 201, body: presentTransaction(refund) };
  });
}
