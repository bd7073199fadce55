import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount, subtractDecimals } from '@statbook/domain/money';
import { onEach } from '@statbook/domain/share-capital';
import type { PaidPart } from '@statbook/domain/share-capital/certificates';
import { countTags, fontsIn, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import type { CertificateContent, CertificateTemplate } from './certificate-content.ts';
import { USUAL_TEMPLATE } from './usual-template.ts';
import { drawShareCertificates } from './share-certificates.ts';
import { tinyPicture } from '../testing/tiny-picture.ts';

const plain: CertificateContent = {
  number: 7,
  holderName: 'Alice Green and Bob Stone (A/c JMB)',
  isJoint: true,
  address: { premises: '1', line1: 'Quay Street', town: 'Whitby', postcode: 'YO22 4DE' },
  className: 'Ordinary',
  currency: 'GBP',
  nominalEach: amount('0.1'),
  shares: shareCount('1250'),
  numbers: [],
  paidUp: [{ shares: shareCount('1250'), numbers: [], state: { kind: 'fully' } }],
  issuedOn: civilDate('2026-11-20'),
};

const part = (state: PaidPart['state'], shares = '1250'): PaidPart => ({
  shares: shareCount(shares),
  numbers: [],
  state,
});

/** Of an issue price of £0.25. */
const partly = (paid: string): PaidPart['state'] => {
  const [price, part] = [amount('0.25'), amount(paid)];
  const unpaid = subtractDecimals(price, part);
  return { kind: 'partly', price: onEach(price), paid: onEach(part), unpaid: onEach(unpaid) };
};

const draw = (
  certificates: readonly Partial<CertificateContent>[],
  template: Partial<CertificateTemplate> = {},
  isSpecimen = false,
) =>
  drawShareCertificates({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    registeredIn: 'Registered in England and Wales',
    template: { ...USUAL_TEMPLATE, ...template },
    certificates: certificates.map((each) => ({ ...plain, ...each })),
    isSpecimen,
    madeOn: civilDate('2026-11-22'),
  });

/** The text of each page; drawing loses the blanks at the ends of lines. */
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  return (await readDocument(bytes)).pages.map((text) => text.replaceAll(/\s+/g, ' '));
}

describe('a share certificate', () => {
  it('says who holds how many of which shares, in words and figures, and who signs', async () => {
    const bytes = await draw([{}]);
    const { title, isTagged } = await readDocument(bytes);
    expect([title, isTagged]).toEqual(['Share certificate 7: Harbour Bakery Limited', true]);
    const [text = ''] = await textsOf(bytes);
    for (const said of [
      'Harbour Bakery Limited',
      'Company number 09990001 · Registered in England and Wales',
      'Alice Green and Bob Stone (A/c JMB)',
      'of 1 Quay Street, Whitby, YO22 4DE',
      'are the registered holders of 1,250 (one thousand, two hundred and fifty) Ordinary shares of £0.10 each',
      'fully paid.',
      'Issued on 20 November 2026 and signed for the company by two authorised signatories',
      'Director or secretary',
      'No transfer of any of these shares',
    ])
      expect(text).toContain(said);
    expect(fontsIn(bytes).length).toBeGreaterThan(1);
  });

  it.each([
    [
      'of £0.10 each, £0.05 paid of the issue price of £0.25; £0.20 per share unpaid.',
      { paidUp: [part(partly('0.05'))] },
    ],
    [
      'each, nothing paid of the issue price of £0.25; £0.25 per share unpaid.',
      { paidUp: [part(partly('0'))] },
    ],
    ['paid up but for £0.02 each.', { paidUp: [part({ kind: 'owing', unpaid: onEach(amount('0.02')) })] }],
    ['paid up to an amount that the company does not know.', { paidUp: [part({ kind: 'not-known' })] }],
    [
      'of £0.10 each, of which 850 shares are fully paid; 400 shares have £0.05 paid of the issue price of £0.25; £0.20 per share unpaid.',
      {
        paidUp: [part({ kind: 'fully' }, '850'), part(partly('0.05'), '400')],
      },
    ],
    [
      '850 shares, numbered 1-850, are fully paid; 400 shares, numbered 851-1250, have nothing paid of the issue price of £0.25; £0.25 per share unpaid.',
      {
        numbers: [{ first: 1n, last: 1250n }],
        paidUp: [
          { ...part({ kind: 'fully' }, '850'), numbers: [{ first: 1n, last: 850n }] },
          {
            ...part(partly('0'), '400'),
            numbers: [{ first: 851n, last: 1250n }],
          },
        ],
      },
    ],
    ['numbered 1-1250', { numbers: [{ first: 1n, last: 1250n }] }],
    ['1 (one) Ordinary share of £0.10', { shares: shareCount('1') }],
    ['Preference shares of £0.10', { className: 'Preference shares' }],
    ['Duplicate, in place of certificate 3, which was lost', { duplicateOf: 3 }],
    ['U+738B, U+5C0F, U+660E', { holderName: '王小明' }],
    ['is the registered holder of', { holderName: 'Green and Stone Limited', isJoint: false }],
  ])('says what is particular to it: %s', async (said, particular) => {
    expect((await textsOf(await draw([particular])))[0]).toContain(said);
  });

  it('lists many distinguishing numbers on a page of their own', async () => {
    const numbers = Array.from({ length: 400 }, (_, index) => {
      const number = BigInt(2 * index + 1);
      return { first: number, last: number };
    });
    const pages = await textsOf(await draw([{ numbers }, {}]));
    expect(pages[0]).toContain('bearing the numbers listed overleaf');
    expect(pages.slice(1, -1).join(' ')).toContain('799');
    expect(pages.at(-1)).toContain('Certificate number');
  });

  it('keeps fourteen joint holders on one sheet', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Joint Holder Number ${index} of Some Length`);
    const pages = await textsOf(await draw([{ holderName: names.join(' and ') }]));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Number 13 of Some Length');
  });
});

describe('the template of a company', () => {
  it('brings its own words, offices and seal', async () => {
    const template = {
      wording: 'Held under the shareholders’ agreement.',
      execution: 'seal' as const,
      signatories: ['Ada Quill, chair', ''],
      notice: 'Keep this in a safe place.',
    };
    const [text = ''] = await textsOf(await draw([{}], template));
    for (const said of [
      template.wording,
      'under the seal of the company',
      'Ada Quill, chair',
      template.notice,
    ])
      expect(text).toContain(said);
    expect(text).toContain('Director or secretary');
  });

  it('brings a logo, kept once however many certificates show it, with words for those who do not see it', async () => {
    const bytes = await draw([{ number: 1 }, { number: 2 }, { number: 3 }], { logo: tinyPicture() });
    const { tags } = await readDocument(bytes);
    expect(tags.map((tree) => countTags(tree, 'Figure'))).toEqual([1, 1, 1]);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(text).toContain('/Alt (Logo of Harbour Bakery Limited)');
  });

  it('is shown on a specimen that says it is none', async () => {
    const [text] = await textsOf(await draw([{}], {}, true));
    expect(text).toContain('Specimen: not a certificate.');
  });
});

describe('many certificates', () => {
  it('are one document, a sheet each, in the order asked for, the same bytes each time', async () => {
    const asked = [{ number: 9 }, { number: 4, holderName: 'Дмитрий' }, { number: 5 }];
    const [first, second] = [await draw(asked), await draw(asked)];
    expect(Buffer.compare(first, second)).toBe(0);
    const pages = await textsOf(first);
    expect(pages.map((text) => /Certificate number (\d+)/.exec(text)?.[1])).toEqual(['9', '4', '5']);
  });
});
