interface Brand {
  cardType: string;
  prefix: RegExp;
  securityCodeLength: number;
}

/** The first match counts; before them stand test cards that are of another type than their prefix. */
const brands: readonly Brand[] = [
  { cardType: 'Maestro', prefix: /^5185570760000008$/, securityCodeLength: 3 },
  { cardType: 'Discover', prefix: /^36000000000008$/, securityCodeLength: 3 },
  { cardType: 'VisaDebit', prefix: /^4462/, securityCodeLength: 3 },
  { cardType: 'VisaElectron', prefix: /^49173/, securityCodeLength: 3 },
  { cardType: 'Visa', prefix: /^4/, securityCodeLength: 3 },
  { cardType: 'DebitMasterCard', prefix: /^518569/, securityCodeLength: 3 },
  { cardType: 'MasterCard', prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, securityCodeLength: 3 },
  { cardType: 'AmericanExpress', prefix: /^3[47]/, securityCodeLength: 4 },
  { cardType: 'JCB', prefix: /^(35(2[89]|[3-8])|2131|1800)/, securityCodeLength: 3 },
  { cardType: 'Diners', prefix: /^3(0[0-5]|[689])/, securityCodeLength: 3 },
  { cardType: 'Discover', prefix: /^6(011|4[4-9]|5)/, securityCodeLength: 3 },
  { cardType: 'Maestro', prefix: /^(50|5[6-9]|6)/, securityCodeLength: 3 },
];

/** The two published cards that the bank always declines. */
const declinedCards: readonly string[] = ['4929602110085639', '5403814948608092'];

export function findBrand(cardNumber: string): Brand | undefined {
  return brands.find(({ prefix }) => prefix.test(cardNumber));
}

export function isAlwaysDeclined(cardNumber: string): boolean {
  return declinedCards.includes(cardNumber);
}

/** Whether the check digit agrees (ISO/IEC 7812, Luhn). */
export function passesLuhn(cardNumber: string): boolean {
  const sum = cardNumber
    .split('')
    .reverse()
    .reduce((total, character, place) => {
      const doubled = Number(character) * (place % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
