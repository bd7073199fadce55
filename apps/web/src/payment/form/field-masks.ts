import { cardDigits, formatCardNumber, formatTypedExpiry } from '@statbook/domain/payments';
import { digitsMask, textMask } from '#kit/mask/text-masks.ts';

/** What may be typed into the fields of the payment form (specification, section 5). */
export const nameMask = textMask({ strange: /[^\p{L}\d &.'-]/gu, most: 20 });
export const emailMask = textMask({ strange: /\s/g, most: 80 });
export const cardNumberMask = (text: string) =>
  formatCardNumber(cardDigits(text).replaceAll(/\D/g, '').slice(0, 19));
export const expiryMask = (text: string) => formatTypedExpiry(text);
export const securityCodeMask = digitsMask(4);
