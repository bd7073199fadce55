/** The kinds of card, by the first digits of their number. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'american-express'
  | 'maestro'
  | 'diners-club'
  | 'discover'
  | 'jcb';

interface BrandRange {
  readonly brand: CardBrand;
  /** First and last prefix, of the same length. */
  readonly from: string;
  readonly to: string;
}

interface BrandFacts {
  readonly label: string;
  readonly lengths: readonly number[];
  readonly securityCodeLength: 3 | 4;
}

const BRANDS: Readonly<Record<CardBrand, BrandFacts>> = {
  visa: { label: 'Visa', lengths: [13, 16, 18, 19], securityCodeLength: 3 },
  mastercard: { label: 'Mastercard', lengths: [16], securityCodeLength: 3 },
  'american-express': { label: 'American Express', lengths: [15], securityCodeLength: 4 },
  maestro: { label: 'Maestro', lengths: [12, 13, 14, 15, 16, 17, 18, 19], securityCodeLength: 3 },
  'diners-club': { label: 'Diners Club', lengths: [14, 16, 19], securityCodeLength: 3 },
  discover: { label: 'Discover', lengths: [16, 19], securityCodeLength: 3 },
  jcb: { label: 'JCB', lengths: [16, 17, 18, 19], securityCodeLength: 3 },
};

const range = (brand: CardBrand, from: string, to = from): BrandRange => ({ brand, from, to });

/** Prefixes of card numbers; the longest match wins. Hints only: the gateway decides the brand. */
const RANGES: readonly BrandRange[] = [
  range('visa', '4'),
  range('mastercard', '51', '55'),
  range('mastercard', '2221', '2720'),
  range('american-express', '34'),
  range('american-express', '37'),
  range('maestro', '493698'),
  range('maestro', '500000', '504174'),
  range('maestro', '504176', '506698'),
  range('maestro', '506779', '508999'),
  range('maestro', '56', '59'),
  range('maestro', '6'),
  range('diners-club', '300', '305'),
  range('diners-club', '36'),
  range('diners-club', '38'),
  range('diners-club', '39'),
  range('discover', '6011'),
  range('discover', '644', '649'),
  range('discover', '65'),
  range('jcb', '2131'),
  range('jcb', '1800'),
  range('jcb', '3528', '3589'),
];

/** The digits of a card number as typed: blanks and hyphens dropped. */
export function cardDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** The brand by the first digits; undefined for too few digits or a card not accepted. */
export function findCardBrand(text: string): CardBrand | undefined {
  const digits = cardDigits(text);
  const matches = RANGES.filter(({ from, to }) => {
    const prefix = digits.slice(0, from.length);
    return prefix.length === from.length && prefix >= from && prefix <= to;
  });
  return matches.toSorted((a, b) => b.from.length - a.from.length)[0]?.brand;
}

/** Whether a number can belong to an accepted card: a known brand, its length, and the Luhn check. */
export function isAcceptedCardNumber(text: string): boolean {
  if (!/^[\d\s-]+$/.test(text)) return false;
  const digits = cardDigits(text);
  const brand = findCardBrand(digits);
  if (!brand || digits.length < 13 || digits.length > 19) return false;
  return BRANDS[brand].lengths.includes(digits.length) && passesLuhn(digits);
}

/** The check digit rule of ISO/IEC 7812: from the right every second digit doubled; the sum divides by ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(digits, Number).reverse().entries()) {
    const value = digit * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}

/** The length of a card's security code: four digits for American Express, otherwise three. */
export function securityCodeLength(cardNumber: string): 3 | 4 {
  const brand = findCardBrand(cardNumber);
  return brand ? BRANDS[brand].securityCodeLength : 3;
}

/** The name of a brand. */
export function describeCardBrand(brand: CardBrand): string {
  return BRANDS[brand].label;
}

/** Digits in the groups printed on the card: 4-6-5 on American Express, else fours. */
export function formatCardNumber(text: string): string {
  const digits = cardDigits(text);
  const groups = findCardBrand(digits) === 'american-express' ? /^(\d{0,4})(\d{0,6})(\d*)$/ : undefined;
  if (groups) return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
