import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount, sumAmounts } from '@statbook/domain/money';
import { onEach } from '@statbook/domain/share-capital';
import type { PaidPart } from '@statbook/domain/share-capital/certificates';
import { describe, expect, it } from 'vitest';
import type { CertificateContent } from './certificate-content.ts';
import {
  certifiedText,
  executions,
  hasNumbersOverleaf,
  numbersOverleaf,
  paidLines,
  residence,
} from './certificate-text.ts';

const plain: CertificateContent = {
  number: 7,
  holderName: 'Alice Green',
  isJoint: false,
  className: 'Ordinary',
  currency: 'GBP',
  nominalEach: amount('0.1'),
  shares: shareCount('1250'),
  numbers: [],
  paidUp: [{ shares: shareCount('1250'), numbers: [], state: { kind: 'fully' } }],
  issuedOn: civilDate('2026-11-20'),
};
const certificate = (changed: Partial<CertificateContent> = {}): CertificateContent => ({
  ...plain,
  ...changed,
});
const partly = (paid: string, unpaid: string, shares = 1n): PaidPart['state'] => ({
  kind: 'partly',
  price: { amount: sumAmounts([amount(paid), amount(unpaid)]), shares },
  paid: { amount: amount(paid), shares },
  unpaid: { amount: amount(unpaid), shares },
});
const nilPaid = partly('0', '0.1');
const part = (first: bigint, last: bigint, state: PaidPart['state']): PaidPart => ({
  shares: shareCount(String(last - first + 1n)),
  numbers: [{ first, last }],
  state,
});
/** So many distinguishing numbers that no line holds them: every second one. */
const manyNumbers = Array.from({ length: 200 }, (_, index) => {
  const number = BigInt(2 * index + 1);
  return { first: number, last: number };
});

describe('what a certificate certifies', () => {
  it('is the holding in figures and words, its class, its nominal value and what is paid', () => {
    expect(certifiedText(plain)).toBe(
      'is the registered holder of 1,250 (one thousand, two hundred and fifty) Ordinary shares of £0.10 each, fully paid.',
    );
  });

  it('speaks of one share in the singular, and of joint holders in the plural', () => {
    const one = certificate({ shares: shareCount('1'), isJoint: true });
    expect(certifiedText(one)).toBe(
      'are the registered holders of 1 (one) Ordinary share of £0.10 each, fully paid.',
    );
  });

  it('has no words for a part of a share', () => {
    expect(certifiedText(certificate({ shares: shareCount('2.5') }))).toContain(
      'holder of 2.5 Ordinary shares',
    );
  });

  it.each(['Preference shares', 'Deferred Share'])(
    'does not say "shares" twice of a class called %s',
    (className) => {
      expect(certifiedText(certificate({ className }))).toContain(`${className} of £0.10 each`);
    },
  );

  it('gives the nominal value in the currency of the class', () => {
    expect(certifiedText(certificate({ currency: 'EUR' }))).toContain('of EUR 0.10 each');
  });

  it.each<[string, PaidPart['state']]>([
    ['fully paid.', { kind: 'fully' }],
    ['nothing paid of the issue price of £0.10; £0.10 per share unpaid.', nilPaid],
    ['£1.00 paid of the issue price of £2.50; £1.50 per share unpaid.', partly('1', '1.5')],
    [
      '£10.00 on every 3 paid of the issue price of £15.00 on every 3; £5.00 on every 3 unpaid.',
      partly('10', '5', 3n),
    ],
    ['paid up but for £0.02 each.', { kind: 'owing', unpaid: onEach(amount('0.02')) }],
    ['paid up to an amount that the company does not know.', { kind: 'not-known' }],
  ])('ends with what is paid on the shares: %s', (end, state) => {
    const paidUp = [{ shares: shareCount('1250'), numbers: [], state }];
    expect(certifiedText(certificate({ paidUp }))).toMatch(new RegExp(`, ${end.replaceAll('.', '\\.')}$`));
  });

  it('leaves the word "each" out where it is one share', () => {
    const paidUp = [part(1n, 1n, { kind: 'owing', unpaid: onEach(amount('0.05')) })];
    expect(certifiedText(certificate({ shares: shareCount('1'), paidUp }))).toMatch(
      /paid up but for £0\.05\.$/,
    );
  });

  it('says that nothing is known where it is not said what is paid', () => {
    expect(certifiedText(certificate({ paidUp: [] }))).toContain('an amount that the company does not know');
  });
});

describe('shares of one certificate that are not paid up alike', () => {
  const mixed = certificate({
    numbers: [{ first: 1n, last: 1250n }],
    paidUp: [part(1n, 1249n, { kind: 'fully' }), part(1250n, 1250n, nilPaid)],
  });

  it('have a line each, and the sentence leads to them', () => {
    expect(certifiedText(mixed)).toMatch(/each, of which$/);
    expect(paidLines(mixed)).toEqual([
      '1,249 shares, numbered 1-1249, are fully paid;',
      '1 share, numbered 1250, has nothing paid of the issue price of £0.10; £0.10 per share unpaid.',
    ]);
  });

  it('have no lines where all are paid up alike', () => {
    expect(paidLines(plain)).toEqual([]);
  });
});

describe('distinguishing numbers', () => {
  it('stand in the sentence', () => {
    const numbered = certificate({ numbers: [{ first: 1n, last: 1250n }] });
    expect(certifiedText(numbered)).toContain('each, numbered 1-1250, fully paid.');
    expect(hasNumbersOverleaf(numbered)).toBe(false);
  });

  it('stand overleaf where they are many', () => {
    const many = certificate({ numbers: manyNumbers });
    expect(hasNumbersOverleaf(many)).toBe(true);
    expect(certifiedText(many)).toContain('bearing the numbers listed overleaf');
    expect(numbersOverleaf(many)).toContain('1, 3, 5');
    expect(numbersOverleaf(many)).toContain('399');
  });

  it('are grouped overleaf by what is paid', () => {
    const many = certificate({
      numbers: manyNumbers,
      paidUp: [
        { shares: shareCount('150'), numbers: manyNumbers.slice(0, 150), state: { kind: 'fully' } },
        { shares: shareCount('50'), numbers: manyNumbers.slice(150), state: nilPaid },
      ],
    });
    expect(numbersOverleaf(many)).toMatch(
      /^Fully paid: 1, 3, .*299\. Nothing paid of the issue price of £0\.10; £0\.10 per share unpaid: 301, .*399\.$/,
    );
    expect(paidLines(many)[0]).toBe('150 shares are fully paid;');
  });
});

describe('the residence of a holder', () => {
  it('follows the name, and is left out where it is not known', () => {
    expect(residence(certificate({ address: { line1: '1 Quay Street', town: 'Whitby' } }))).toBe(
      'of 1 Quay Street, Whitby',
    );
    expect(residence(plain)).toBe('');
    expect(residence(certificate({ address: {} }))).toBe('');
  });
});

describe('the execution of a certificate', () => {
  it.each([
    ['two-signatories', 'two authorised signatories', 'Director or secretary'],
    ['director-and-witness', 'in the presence of a witness', 'Witness: signature, name and address'],
    ['seal', 'under the seal of the company', 'Director or secretary'],
  ] as const)('by %s says how, and who signs second', (execution, text, second) => {
    expect(executions[execution].text).toContain(text);
    expect(executions[execution].signatories).toEqual(['Director', second]);
  });
});
