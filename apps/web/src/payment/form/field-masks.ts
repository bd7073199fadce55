import { cardDigits, formatCardNumber, formatTypedExpiry } from '@statbook/domain/payments';
import { withoutLeadingSpace } from '#kit/mask/address-masks.ts';

/** What may be typed into the fields of the payment form (specification, section 5). */
export const nameMask = (text: string) =>
  withoutLeadingSpace(text)
    .replaceAll(/[^\p{L}\d &.']/gu, '')
    .slice(0, 20);
export const emailMask = (text: string) => text.replaceAll(/\s/g, '').slice(0, 80);
export const cardNumberMask = (text: string) =>
  formatCardNumber(cardDigits(text).replaceAll(/\D/g, '').slice(0, 19));
export const expiryMask = (text: string) => formatTypedExpiry(text);
export const securityCodeMask = (text: string) => text.replaceAll(/\D/g, '').slice(0, 4);
