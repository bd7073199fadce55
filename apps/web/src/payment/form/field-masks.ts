import { cardDigits, formatCardNumber, formatTypedExpiry } from '@statbook/domain';

/** What may be typed into the fields of the payment form (specification, section 5). */
const leading = (text: string) => text.replace(/^\s+/, '');

export const nameMask = (text: string) =>
  leading(text)
    .replaceAll(/[^\p{L}\d &.']/gu, '')
    .slice(0, 20);
export const addressMask = (text: string) =>
  leading(text)
    .replaceAll(/[^\p{L}\d +'/&:,.()-]/gu, '')
    .slice(0, 50);
export const cityMask = (text: string) =>
  leading(text)
    .replaceAll(/[^\p{L} ,/'-]/gu, '')
    .slice(0, 40);
export const postcodeMask = (text: string) =>
  leading(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 -]/g, '')
    .slice(0, 10);
export const emailMask = (text: string) => text.replaceAll(/\s/g, '').slice(0, 80);
export const cardNumberMask = (text: string) =>
  formatCardNumber(cardDigits(text).replaceAll(/\D/g, '').slice(0, 19));
export const expiryMask = (text: string) => formatTypedExpiry(text);
export const securityCodeMask = (text: string) => text.replaceAll(/\D/g, '').slice(0, 4);
