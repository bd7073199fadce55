import type { CivilDate } from '../dates/civil-date.ts';
import { fieldError, type FieldError } from '../field-error.ts';
import { toPlainLetters } from '../plain-letters.ts';
import { parseCardExpiry } from './card-expiry.ts';
import { isAcceptedCardNumber, securityCodeLength } from './card-number.ts';
import { PAYMENT_LIMITS, PAYMENT_MESSAGES } from './payment-messages.ts';

/** The card as typed. It goes from the browser to the gateway and nowhere else. */
export interface CardDetails {
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly securityCode: string;
}

/** The errors in a card on a day; messages repeat nothing of the card. */
export function checkCardDetails(card: CardDetails, today: CivilDate): readonly FieldError[] {
  return [
    ...checkCardNumber(card.cardNumber),
    ...checkExpiry(card.expiryDate, today),
    ...checkSecurityCode(card),
  ];
}

function checkCardNumber(cardNumber: string): readonly FieldError[] {
  const path = 'cardNumber';
  if (cardNumber.trim() === '') return [fieldError(path, 'missing', PAYMENT_MESSAGES.cardNumberRequired)];
  if (isAcceptedCardNumber(cardNumber)) return [];
  return [fieldError(path, 'not-accepted', PAYMENT_MESSAGES.cardNotAccepted)];
}

function checkExpiry(expiryDate: string, today: CivilDate): readonly FieldError[] {
  const typed = parseCardExpiry(expiryDate, today);
  if (typed.ok) return [];
  const isEmpty = typed.reason === 'empty';
  const message = isEmpty ? PAYMENT_MESSAGES.expiryDateRequired : PAYMENT_MESSAGES.expiryDateInvalid;
  return [fieldError('expiryDate', isEmpty ? 'missing' : typed.reason, message)];
}

/** A code of the wrong length counts as missing, because the form clears it. */
function checkSecurityCode({ securityCode, cardNumber }: CardDetails): readonly FieldError[] {
  const isRight = /^\d+$/.test(securityCode) && securityCode.length === securityCodeLength(cardNumber);
  return isRight ? [] : [fieldError('securityCode', 'missing', PAYMENT_MESSAGES.securityCodeRequired)];
}

/**
 * The name for the card: first and last, at most 40 characters, in the plain letters that the gateway takes. Outside live mode a name with the word CHALLENGE stands for
 * the gateway's test of a 3-D Secure challenge.
 */
export function cardholderName(firstName: string, lastName: string, isLive: boolean): string {
  const name = toPlainLetters(`${firstName.trim()} ${lastName.trim()}`.trim());
  if (!isLive && name.toUpperCase().includes('CHALLENGE')) return 'CHALLENGE';
  return name.slice(0, PAYMENT_LIMITS.cardholderName).trim();
}
