import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { type Answer, type FieldError, fieldError, refuse, refuseFields } from '../answers.ts';
import { type Body, checkTexts, readText, type TextRule } from '../field-checks.ts';
import { toGatewayTime, toLondonDate } from '../gateway-time.ts';
import { findBrand, isAlwaysDeclined, passesLuhn } from './card-brands.ts';
import {
  findOpenSessionKey,
  findSessionKey,
  lifetimeMs,
  recordFailedTry,
  saveSessionKey,
} from './session-keys.ts';

/** A card as the gateway stores it: what decides the payment, never the number or the code. */
export interface StoredCard {
  cardIdentifier: string;
  sessionKey: string;
  expiresAt: number;
  cardType: string;
  lastFourDigits: string;
  expiryDate: string;
  cardholderName: string;
  isDeclined: boolean;
  securityCode: 'Matched' | 'NotMatched' | 'NotProvided';
}

const number = 'cardDetails.cardNumber';
const expiry = 'cardDetails.expiryDate';
const code = 'cardDetails.securityCode';
const name = 'cardDetails.cardholderName';

const rules: readonly TextRule[] = [
  { property: name, label: 'cardholder name', required: true, min: 2, max: 45, pattern: /^[A-Za-z &./'-]*$/ },
  { property: number, label: 'card number', required: true, min: 12, max: 16, pattern: /^\d*$/ },
  {
    property: expiry,
    label: 'expiry date',
    required: true,
    pattern: /^\d{4}$/,
    patternMessage: 'The expiry date has to be in MMYY format',
  },
];

/** Takes a card with the one-time key of the Bearer header. */
export function makeCardIdentifier(context: Context, bearer: string | undefined, body: Body): Answer {
  // Recorded from the sandbox: without credentials this call answers with the name of its own message.
  if (bearer === undefined) {
    return { status: 401, body: { description: 'validation.cts.credentials.NotEmpty', code: 1001 } };
  }
  const key = findOpenSessionKey(context, bearer);
  if (key === undefined) return refuse(1002);
  const errors = checkCard(context, body, isSecurityCodeRequired(context, key.vendor));
  if (errors.length > 0) {
    recordFailedTry(context, key);
    return refuseFields(errors);
  }
  const card = toStoredCard(context, body, key.key);
  context.store.put('card', card.cardIdentifier, card);
  saveSessionKey(context, { ...key, cardIdentifier: card.cardIdentifier });
  const { cardIdentifier, expiresAt, cardType } = card;
  return { status: 201, body: { cardIdentifier, expiry: toGatewayTime(expiresAt), cardType } };
}

function isSecurityCodeRequired(context: Context, vendorName: string): boolean {
  return context.vendors.find(({ name }) => name === vendorName)?.profile !== 'off';
}

function checkCard(context: Context, body: Body, codeRequired: boolean): FieldError[] {
  const codeRule = {
    property: code,
    label: 'security code',
    required: codeRequired,
    max: 4,
    pattern: /^\d*$/,
  };
  const errors = checkTexts(body, [...rules, codeRule]);
  const isWell = (property: string) => errors.every((error) => error.property !== property);
  const cardNumber = readText(body, number);
  if (isWell(number)) errors.push(...checkNumber(cardNumber));
  if (isWell(expiry)) errors.push(...checkExpiry(context, readText(body, expiry)));
  const length = readText(body, code).length;
  if (isWell(code) && length > 0 && length !== (findBrand(cardNumber)?.securityCodeLength ?? 3)) {
    errors.push(fieldError(1004, code, 'The security code has the wrong length'));
  }
  return errors;
}

function checkNumber(cardNumber: string): FieldError[] {
  if (!passesLuhn(cardNumber)) return [fieldError(1007, number, 'The card number is invalid')];
  if (findBrand(cardNumber) === undefined) return [fieldError(1008, number, 'The card is not supported')];
  return [];
}

function checkExpiry(context: Context, text: string): FieldError[] {
  const month = text.slice(0, 2);
  if (month < '01' || month > '12') return [fieldError(1009, expiry, 'The expiry date is invalid')];
  const thisMonth = toLondonDate(context.clock.now().getTime()).slice(0, 7);
  const isPast = `20${text.slice(2)}-${month}` < thisMonth;
  return isPast ? [fieldError(1009, expiry, 'The expiry date is in the past')] : [];
}

function toStoredCard(context: Context, body: Body, sessionKey: string): StoredCard {
  const cardNumber = readText(body, number);
  const cardType = findBrand(cardNumber)?.cardType ?? 'Visa';
  return {
    cardIdentifier: randomUUID().toUpperCase(),
    sessionKey,
    expiresAt: context.clock.now().getTime() + lifetimeMs,
    cardType,
    lastFourDigits: cardNumber.slice(-4),
    expiryDate: readText(body, expiry),
    cardholderName: readText(body, name),
    isDeclined: isAlwaysDeclined(cardNumber),
    securityCode: compareSecurityCode(readText(body, code), cardType),
  };
}

/** The sandbox calls one code right: 123, and 1234 on an American Express card. */
function compareSecurityCode(given: string, cardType: string): StoredCard['securityCode'] {
  if (given === '') return 'NotProvided';
  return given === (cardType === 'AmericanExpress' ? '1234' : '123') ? 'Matched' : 'NotMatched';
}

/** The card of a pair that can still pay: both alive, made with each other, not used. */
export function findPayableCard(context: Context, sessionKey: string, id: string): StoredCard | undefined {
  const key = findSessionKey(context, sessionKey);
  const card = context.store.get<StoredCard>('card', id.toUpperCase());
  if (key === undefined || card === undefined || card.sessionKey !== key.key) return undefined;
  return context.clock.now().getTime() < card.expiresAt ? card : undefined;
}

/** A registered transaction uses both up, whatever comes of it. */
export function spendCard(context: Context, card: StoredCard): void {
  context.store.remove('card', card.cardIdentifier);
  context.store.remove('session-key', card.sessionKey);
}

export function expireKeysAndCards(context: Context): void {
  context.store.transaction(() => {
    for (const { key } of context.store.all<{ key: string }>('session-key'))
      context.store.remove('session-key', key);
    for (const { cardIdentifier } of context.store.all<StoredCard>('card'))
      context.store.remove('card', cardIdentifier);
  });
}
