import { randomUUID } from 'node:crypto';
import { encodeCreq, openChallenge } from '../../bank/challenges.ts';
import type { VendorContext } from '../../context.ts';
import { type Answer, refuse, refuseByEngine, refuseFields } from '../answers.ts';
import { findPayableCard, type StoredCard, spendCard } from '../cards/card-identifiers.ts';
import { type Body, readInteger, readPath, readText } from '../field-checks.ts';
import { type Outcome, outcomes } from '../transactions/outcomes.ts';
import { presentTransaction } from '../transactions/present-transaction.ts';
import {
  findTransactionByCode,
  nextRetrievalReference,
  saveTransaction,
  type Transaction,
} from '../transactions/transaction.ts';
import { authenticationPath, checkAuthenticationFields, windowSizes } from './authentication-fields.ts';
import { checkAddressAndCode } from './avs-cvc-check.ts';
import { authenticateByName, challengeName } from './magic-names.ts';
import { cardIdentifierPath, checkPaymentFields, sessionKeyPath } from './payment-fields.ts';

/** POST /transactions for `Payment` and `Deferred`: fields, then the card, then the code and the money. */
export function makePayment(context: VendorContext, body: Body): Answer {
  const errors = [...checkPaymentFields(body), ...checkAuthenticationFields(body)];
  if (errors.length > 0) return refuseFields(errors);
  // Saved cards are not part of this simulator, which must not seem to have saved one.
  if (readPath(body, 'paymentMethod.card.save') === true) return refuse(1017);
  const card = findPayableCard(context, readText(body, sessionKeyPath), readText(body, cardIdentifierPath));
  if (card === undefined) return refuse(1011);
  return refuseMoney(context, body) ?? registerPayment({ context, body, card });
}

function refuseMoney(context: VendorContext, body: Body): Answer | undefined {
  if (findTransactionByCode(context, readText(body, 'vendorTxCode')) !== undefined) {
    return refuseByEngine(
      '4001',
      'Invalid',
      'The VendorTxCode has been used before. All VendorTxCodes should be unique.',
    );
  }
  if (readText(body, 'currency') !== 'GBP') {
    return refuseByEngine('4008', 'Invalid', 'The Currency is not supported on this account.');
  }
  if (readInteger(body, 'amount') > 0) return undefined;
  return refuseByEngine('4009', 'Invalid', 'The Amount is outside the allowed range.');
}

interface Registration {
  context: VendorContext;
  body: Body;
  card: StoredCard;
}

function registerPayment(registration: Registration): Answer {
  const { context, card } = registration;
  return context.store.transaction(() => {
    spendCard(context, card);
    const draft = draftTransaction(registration);
    const authentication = authenticate(registration);
    if (authentication.kind === 'challenge') return askBank(registration, draft);
    const { status, refusal, wasAsked } = authentication;
    const transaction: Transaction = {
      ...draft,
      threeDSecure: wasAsked ? { status, acsTransId: randomUUID(), dsTransId: randomUUID() } : { status },
      outcome: refusal ?? authorise(draft),
    };
    saveTransaction(context, transaction);
    return { status: 201, body: presentTransaction(transaction) };
  });
}

function draftTransaction({ context, body, card }: Registration): Transaction {
  const { cardType, lastFourDigits, expiryDate, cardIdentifier, isDeclined, securityCode } = card;
  const mode = readText(body, 'applyAvsCvcCheck') || 'UseMSPSetting';
  return {
    transactionId: randomUUID().toUpperCase(),
    vendor: context.vendor.name,
    vendorTxCode: readText(body, 'vendorTxCode'),
    transactionType: readText(body, 'transactionType') === 'Deferred' ? 'Deferred' : 'Payment',
    amount: readInteger(body, 'amount'),
    currency: readText(body, 'currency'),
    description: readText(body, 'description'),
    createdAt: context.clock.now().getTime(),
    retrievalReference: nextRetrievalReference(context),
    card: { cardType, lastFourDigits, expiryDate, cardIdentifier, isDeclined, securityCode },
    avsCvcCheck: checkAddressAndCode(body, card, mode === 'Disable'),
    appliesAvsCvcRules: mode === 'Force' || (mode === 'UseMSPSetting' && context.vendor.avsCvcRules === true),
    threeDSecure: { status: 'NotChecked' },
    refunds: [],
    instructions: [],
  };
}

type Authentication =
  | { kind: 'challenge' }
  | { kind: 'answered'; status: string; wasAsked: boolean; refusal?: Outcome };

function authenticate({ context, body, card }: Registration): Authentication {
  if (!isAuthenticationDue(context, body)) return { kind: 'answered', status: 'NotChecked', wasAsked: false };
  if (readPath(body, authenticationPath) === undefined) {
    const refusal = outcomes.notAuthenticated;
    return { kind: 'answered', status: 'NotAuthenticated', wasAsked: false, refusal };
  }
  if (card.cardholderName.trim() === challengeName) return { kind: 'challenge' };
  const { status, verdict } = authenticateByName(
    card.cardholderName,
    context.switches.read().successByDefault,
  );
  const answered = { kind: 'answered', status, wasAsked: true } as const;
  if (verdict === 'authorise') return answered;
  if (verdict !== 'by-account-rules') return { ...answered, refusal: verdict };
  return context.vendor.profile === 'strict3ds'
    ? { ...answered, refusal: outcomes.notAuthenticated }
    : answered;
}

/** Orders by post and telephone have no browser to ask, and a payment may be exempted. */
function isAuthenticationDue({ vendor }: VendorContext, body: Body): boolean {
  const entryMethod = readText(body, 'entryMethod') || 'Ecommerce';
  const mode = readText(body, 'apply3DSecure') || 'UseMSPSetting';
  if (entryMethod !== 'Ecommerce' || mode === 'Disable') return false;
  return mode !== 'UseMSPSetting' || vendor.profile !== 'off';
}

function askBank({ context, body }: Registration, draft: Transaction): Answer {
  const challenge = openChallenge(context, {
    notificationURL: readText(body, `${authenticationPath}.notificationURL`),
    windowSize: windowSizes[readText(body, `${authenticationPath}.challengeWindowSize`)] ?? '01',
  });
  const { acsTransID: acsTransId, dsTransID: dsTransId } = challenge;
  saveTransaction(context, { ...draft, threeDSecure: { status: 'Incomplete', acsTransId, dsTransId } });
  const acsUrl = `${context.bankUrl}/3ds-simulator/html_challenge`;
  const { statusCode, statusDetail, status } = outcomes.challenged;
  const { transactionId } = draft;
  const cReq = encodeCreq(challenge);
  return {
    status: 202,
    body: { statusCode, statusDetail, transactionId, acsTransId, dsTransId, acsUrl, cReq, status },
  };
}

/** What the cardholder's bank says to an authenticated (or exempted) payment, and what our own rules say after it. */
export function authorise(transaction: Transaction): Outcome {
  if (transaction.card.isDeclined) return outcomes.declined;
  const { status } = transaction.avsCvcCheck;
  if (transaction.appliesAvsCvcRules && status !== 'AllMatched') return outcomes.refusedByRules;
  return outcomes.authorised;
}
