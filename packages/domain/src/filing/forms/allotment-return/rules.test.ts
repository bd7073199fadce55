import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServedCompanyType } from '../../../companies/company-types.ts';
import { checkForm } from '../kernel/check-form.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { allotmentReturn } from './rules.ts';

const facts = formFacts();
const allotment = {
  shareClass: 'Ordinary',
  currency: 'GBP',
  numberOfShares: '50',
  nominalValue: '1',
  amountPaidPerShare: '2',
  amountUnpaidPerShare: '1',
};
const ordinary = {
  shareClass: 'ORDINARY',
  numberOfShares: '150',
  aggregateNominalValue: '150',
  prescribedParticulars: 'One vote each',
};
const totals = {
  currency: 'GBP',
  totalNumberOfShares: '150',
  totalAggregateNominalValue: '150',
  totalAmountUnpaid: '50',
};
const under = (path: string, members: Record<string, string>) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`${path}.${name}`, value]));
/** 100 ordinary shares of £1, and 50 more at £3 with £2 paid. */
const answers: Record<string, string> = {
  allottedFrom: '2026-11-20',
  ...under('allotments.0', allotment),
  ...under('statementOfCapital.0', totals),
  ...under('statementOfCapital.0.shares.0', ordinary),
};
const asked = (more: Record<string, string> = {}, about = facts) =>
  ({ form: 'SH01', facts: about, answers: { ...answers, ...more } }) as const;
const errorsOf = (more: Record<string, string>) =>
  checkForm(allotmentReturn, asked(more)).errors.map(({ path, code }) => [path, code]);

describe('a return of allotments', () => {
  it('sends the allotments, and the capital after them', () => {
    expect(checkForm(allotmentReturn, asked())).toMatchObject({ isReady: true, errors: [], warnings: [] });
    const { content, secrets } = allotmentReturn.compose(asked());
    expect(content).toEqual({
      allottedFrom: '2026-11-20',
      allotments: [allotment],
      statementOfCapital: [{ ...totals, shares: [ordinary] }],
    });
    expect(secrets).toEqual({});
    expect(allotmentReturn.expects?.(content, 'SH01').descriptionValues).toEqual({ date: '2026-11-20' });
    const later = { ...content, allottedTo: '2026-11-25' };
    expect(allotmentReturn.expects?.(later, 'SH01').descriptionValues).toEqual({ date: '2026-11-25' });
  });

  it.each([
    [{ allottedFrom: '2026-11-27' }, 'allottedFrom', 'in-future'],
    [{ allottedTo: '2026-11-19' }, 'allottedTo', 'too-early'],
    [{ 'allotments.0.numberOfShares': '0' }, 'allotments.0.numberOfShares', 'zero'],
    [{ 'allotments.0.numberOfShares': '-5' }, 'allotments.0.numberOfShares', 'not-understood'],
    [{ 'allotments.0.currency': 'DEM' }, 'allotments.0.currency', 'not-an-option'],
    [{ 'allotments.0.shareClass': 'x'.repeat(51) }, 'allotments.0.shareClass', 'too-long'],
    [{ 'allotments.0.amountPaidPerShare': '0.1234567' }, 'allotments.0.amountPaidPerShare', 'not-understood'],
    [
      { 'allotments.0.amountPaidPerShare': '0', 'allotments.0.amountUnpaidPerShare': '0.999999' },
      'allotments.0.amountPaidPerShare',
      'below-nominal',
    ],
    [
      { 'allotments.0.nonCashConsideration': 'x'.repeat(2001) },
      'allotments.0.nonCashConsideration',
      'too-long',
    ],
    [{ 'allotments.0.shareClass': 'B' }, 'allotments.0.shareClass', 'not-in-capital'],
    [
      { 'statementOfCapital.0.totalAmountUnpaid': '49.999999' },
      'statementOfCapital.0.totalAmountUnpaid',
      'less-than-allotted',
    ],
    [{ 'statementOfCapital.0.totalAmountUnpaid': '' }, 'statementOfCapital.0.totalAmountUnpaid', 'missing'],
    [
      { 'statementOfCapital.0.totalNumberOfShares': '151' },
      'statementOfCapital.0.totalNumberOfShares',
      'does-not-add-up',
    ],
    [
      { 'statementOfCapital.0.totalAggregateNominalValue': '151' },
      'statementOfCapital.0.totalAggregateNominalValue',
      'does-not-add-up',
    ],
    [
      { 'statementOfCapital.0.shares.0.prescribedParticulars': '' },
      'statementOfCapital.0.shares.0.prescribedParticulars',
      'missing',
    ],
    [
      {
        'statementOfCapital.0.shares.0.aggregateNominalValue': '149',
        'statementOfCapital.0.totalAggregateNominalValue': '149',
      },
      'statementOfCapital.0.shares.0.aggregateNominalValue',
      'not-number-times-nominal',
    ],
  ])('refuses %j at its field', (more, path, code) => {
    expect(errorsOf(more)[0]).toEqual([path, code]);
  });

  it('refuses the capital before the allotment, by the shares of the class', () => {
    const before = {
      'statementOfCapital.0.shares.0.numberOfShares': '40',
      'statementOfCapital.0.shares.0.aggregateNominalValue': '40',
      'statementOfCapital.0.totalNumberOfShares': '40',
      'statementOfCapital.0.totalAggregateNominalValue': '40',
    };
    expect(errorsOf(before)).toEqual([['statementOfCapital.0.shares.0.numberOfShares', 'before-allotment']]);
  });

  it('counts the digits of a nominal value without zeros at its ends', () => {
    const codes = (nominalValue: string) =>
      errorsOf({
        'allotments.0.nominalValue': nominalValue,
        'allotments.0.amountPaidPerShare': '99999999',
      }).filter(([path]) => path === 'allotments.0.nominalValue');
    expect(codes('0012345678.000000')).toEqual([]);
    expect(codes('0.000001')).toEqual([]);
    expect(codes('123.456789')).toEqual([['allotments.0.nominalValue', 'too-many-digits']]);
  });

  it('takes several classes and currencies, each table with its own sums', () => {
    const euros = {
      ...under('allotments.1', { ...allotment, currency: 'EUR', shareClass: 'Preference' }),
      'allotments.1.nonCashConsideration': 'A press',
      ...under('statementOfCapital.1', { ...totals, currency: 'EUR' }),
      ...under('statementOfCapital.1.shares.0', { ...ordinary, shareClass: 'Preference' }),
    };
    expect(errorsOf(euros)).toEqual([]);
    const { allotments } = allotmentReturn.compose(asked(euros)).content;
    expect(allotments[1]).toMatchObject({ currency: 'EUR', nonCashConsideration: 'A press' });
    const missing = { ...euros, 'statementOfCapital.1.currency': 'USD' };
    expect(errorsOf(missing)).toEqual([['allotments.1.shareClass', 'not-in-capital']]);
  });

  it('warns where the register and the allotment do not make the capital stated', () => {
    const registered = (shares: string) => [
      { ...totals, totalNumberOfShares: shares, totalAggregateNominalValue: shares, shares: [] },
    ];
    const warningsWith = (shares: string) =>
      checkForm(allotmentReturn, asked({}, formFacts({ capital: registered(shares) }))).warnings;
    expect(warningsWith('100')).toEqual([]);
    expect(warningsWith('90')).toMatchObject([{ code: 'not-register-and-allotment' }]);
    expect(warningsWith('150')).toMatchObject([
      {
        code: 'on-the-register-already',
        message: expect.stringContaining('already shows the 150 GBP shares stated, including those allotted'),
      },
    ]);
    expect(allotmentReturn.compare(asked({}, formFacts({ capital: registered('100') })))).toEqual([
      {
        label: 'Issued capital, GBP',
        now: ['100 shares', '£100.00 nominal', '£50.00 unpaid'],
        after: ['150 shares', '£150.00 nominal', '£50.00 unpaid'],
      },
    ]);
  });

  it('is not for those without shares, nor for an unlimited company', () => {
    const whyNot = (type: ServedCompanyType | 'llp') => allotmentReturn.whyNot?.('SH01', formFacts({ type }));
    expect(whyNot('ltd')).toBeUndefined();
    expect(whyNot('plc')).toBeUndefined();
    expect(whyNot('llp')).toContain('no shares');
    expect(whyNot('private-limited-guarant-nsc')).toContain('no share capital');
    expect(whyNot('private-unlimited')).toContain('section 555');
  });

  it('is ready for every exact capital that adds up, and not for one that is a millionth short', () => {
    const millionths = (value: bigint) => {
      const digits = value.toString().padStart(7, '0');
      return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
    };
    const count = fc.bigInt({ min: 1n, max: 10n ** 9n });
    const nominals = fc.bigInt({ min: 1n, max: 9_999_999n });
    fc.assert(
      fc.property(count, count, nominals, (before, allotted, nominal) => {
        const total = (before + allotted).toString();
        const exact = (value: bigint) => ({
          'allotments.0.numberOfShares': allotted.toString(),
          'allotments.0.nominalValue': millionths(nominal),
          'allotments.0.amountPaidPerShare': millionths(nominal),
          'allotments.0.amountUnpaidPerShare': '0',
          'statementOfCapital.0.shares.0.numberOfShares': total,
          'statementOfCapital.0.shares.0.aggregateNominalValue': millionths(value),
          'statementOfCapital.0.totalNumberOfShares': total,
          'statementOfCapital.0.totalAggregateNominalValue': millionths(value),
        });
        const value = (before + allotted) * nominal;
        expect(errorsOf(exact(value))).toEqual([]);
        expect(errorsOf(exact(value + 1n))).not.toEqual([]);
      }),
    );
  });
});
