import { randomUUID } from 'node:crypto';
import type { World } from '../world.ts';
import { type Answer, type FieldError, fieldError, refuse, refuseFields } from './answers.ts';
import { findBrand, isAlwaysDeclined, passesLuhn } from './card-brands.ts';
import { type Body, checkTexts, readText, type TextRule } from './field-checks.ts';
import { toGatewayTime, toLondonDate } from './gateway-time.ts';
import { findOpenSessionKey, findSessionKey, recordFailedTry, saveSessionKey } from './session-keys.ts';

const lifetimeMs = 400_000;

/** A card as the gateway remembers it: what decides the payment, never the number or the code. */
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
  {
    property: name,
    label: 'cardholder name',
    required: true,
    min: 2,
    max: 45,
    pattern: /^[A-Za-z &./'-]*$/,
  },
  {
    property: number,
    label: 'card number',
    required: true,
    min: 12,
    max: 16,
    pattern: /^\d*$/,
  },
  {
    property: expiry,
    label: 'expiry date',
    required: true,
    pattern: /^\d{4}$/,
    patternMessage: 'The expiry date has to be in MMYY format',
  },
  { property: code, label: 'security code', max: 4, pattern: /^\d*$/ },
];

/** Takes a card with the one-time key that stands in the Bearer header. */
export function makeCardIdentifier(world: World, bearer: string | undefined, body: Body): Answer {
  // Recorded from the sandbox: without credentials this call answers with the name of its own message.
  if (bearer === undefined) {
    return { status: 401, body: { description: 'validation.cts.credentials.NotEmpty', code: 1001 } };
  }
  const key = findOpenSessionKey(world, bearer);
  if (key === undefined) return refuse(1002);
  const errors = checkCard(world, body, isSecurityCodeRequired(world, key.vendor));
  if (errors.length > 0) {
    recordFailedTry(world, key);
    return refuseFields(errors);
  }
  const card = toStoredCard(world, body, key.key);
  world.store.put('card', card.cardIdentifier, card);
  saveSessionKey(world, { ...key, cardIdentifier: card.cardIdentifier });
  const { cardIdentifier, expiresAt, cardType } = card;
  return { status: 201, body: { cardIdentifier, expiry: toGatewayTime(expiresAt), cardType } };
}

function isSecurityCodeRequired(world: World, vendorName: string): boolean {
  return world.vendors.find(({ name }) => name === vendorName)?.profile !== 'off';
}

function checkCard(world: World, body: Body, codeRequired: boolean): FieldError[] {
  const errors = checkTexts(
    body,
    rules.map((rule) => (rule.property === code ? { ...rule, required: codeRequired } : rule)),
  );
  const isWell = (property: string) => errors.every((error) => error.property !== property);
  const cardNumber = readText(body, number);
  if (isWell(number)) errors.push(...checkNumber(cardNumber));
  if (isWell(expiry)) errors.push(...checkExpiry(world, readText(body, expiry)));
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

function checkExpiry(world: World, text: string): FieldError[] {
  const month = text.slice(0, 2);
  if (month < '01' || month > '12') return [fieldError(1009, expiry, 'The expiry date is invalid')];
  const thisMonth = toLondonDate(world.clock.now().getTime()).slice(0, 7);
  const isPast = `20${text.slice(2)}-${month}` < thisMonth;
  return isPast ? [fieldError(1009, expiry, 'The expiry date is in the past')] : [];
}

function toStoredCard(world: World, body: Body, sessionKey: string): StoredCard {
  const cardNumber = readText(body, number);
  const cardType = findBrand(cardNumber)?.cardType ?? 'Visa';
  return {
    cardIdentifier: randomUUID().toUpperCase(),
    sessionKey,
    expiresAt: world.clock.now().getTime() + lifetimeMs,
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
export function findPayableCard(world: World, sessionKey: string, id: string): StoredCard | undefined {
  const key = findSessionKey(world, sessionKey);
  const card = world.store.get<StoredCard>('card', id.toUpperCase());
  if (key === undefined || card === undefined || card.sessionKey !== key.key) return undefined;
  return world.clock.now().getTime() < card.expiresAt ? card : undefined;
}

/** A registered transaction uses both up, whatever comes of it. */
export function spendCard(world: World, card: StoredCard): void {
  world.store.remove('card', card.cardIdentifier);
  world.store.remove('session-key', card.sessionKey);
}

/** Ends the life of every key and card that is still open. */
export function expireKeysAndCards(world: World): void {
  world.store.transaction(() => {
    for (const { key } of world.store.all<{ key: string }>('session-key'))
      world.store.remove('session-key', key);
    for (const { cardIdentifier } of world.store.all<StoredCard>('card'))
      world.store.remove('card', cardIdentifier);
  });
}
