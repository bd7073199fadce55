import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AllotmentReturnContent, FiledAllotment } from '@statbook/domain/filing/forms';
import { complaintsOf, keepsOrderOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildAllotmentReturn } from './allotment-return.ts';

const allotment: FiledAllotment = {
  shareClass: 'Ordinary',
  numberOfShares: '100',
  amountPaidPerShare: '0.99',
  amountUnpaidPerShare: '0.01',
  currency: 'GBP',
  nominalValue: '1',
};

const content: AllotmentReturnContent = {
  allottedFrom: '2026-11-01',
  allottedTo: '2026-11-20',
  statementOfCapital: [
    {
      currency: 'GBP',
      totalNumberOfShares: '200',
      totalAggregateNominalValue: '200',
      totalAmountUnpaid: '1',
      shares: [
        {
          shareClass: 'Ordinary',
          prescribedParticulars: 'None',
          numberOfShares: '200',
          aggregateNominalValue: '200',
        },
      ],
    },
  ],
  allotments: [{ ...allotment, nonCashConsideration: 'A machine' }],
};

const ALLOTMENT =
  '<ShareClass>Ordinary</ShareClass><NumShares>100</NumShares><AmountPaidDuePerShare>0.99</AmountPaidDuePerShare>' +
  '<AmountUnpaidPerShare>0.01</AmountUnpaidPerShare><ShareCurrency>GBP</ShareCurrency><ShareValue>1</ShareValue>';

const problemsWith = (change: Partial<FiledAllotment>) =>
  problemsOf(buildAllotmentReturn({ ...content, allotments: [{ ...allotment, ...change }] }));

describe('a return of allotments', () => {
  it('holds the period, the capital after it and each allotment', () => {
    expect(xmlOf(buildAllotmentReturn(content))).toBe(
      '<ReturnofAllotmentShares><StartPeriodSharesAllotted>2026-11-01</StartPeriodSharesAllotted>' +
        '<EndPeriodSharesAllotted>2026-11-20</EndPeriodSharesAllotted><StatementOfCapital><Capital>' +
        '<TotalAmountUnpaid>1</TotalAmountUnpaid><TotalNumberOfIssuedShares>200</TotalNumberOfIssuedShares>' +
        '<ShareCurrency>GBP</ShareCurrency><TotalAggregateNominalValue>200</TotalAggregateNominalValue><Shares>' +
        '<ShareClass>Ordinary</ShareClass><PrescribedParticulars>None</PrescribedParticulars><NumShares>200</NumShares>' +
        '<AggregateNominalValue>200</AggregateNominalValue></Shares></Capital></StatementOfCapital>' +
        `<Allotment>${ALLOTMENT}<Consideration>A machine</Consideration></Allotment></ReturnofAllotmentShares>`,
    );
  });

  it('is sent under a class that has another capital than the form', () => {
    expect(buildAllotmentReturn(content)).toMatchObject({
      form: { className: 'ReturnOfAllotmentShares', formIdentifier: 'ReturnofAllotmentShares' },
    });
  });

  it.each<[string, Partial<FiledAllotment>, string[]]>([
    ['a class over 50 letters', { shareClass: 'A'.repeat(51) }, ['shareClass must be at most 50 characters']],
    ['no shares', { numberOfShares: '0' }, ['numberOfShares must be more than zero']],
    ['too many shares', { numberOfShares: '1'.repeat(16) }, ['numberOfShares is too large']],
    [
      'seven places',
      { amountPaidPerShare: '0.0000001' },
      ['amountPaidPerShare must be a number with at most 6 decimal places'],
    ],
    [
      'a negative amount',
      { amountUnpaidPerShare: '-1' },
      ['amountUnpaidPerShare must be a number with at most 6 decimal places'],
    ],
    ['a nominal value of nothing', { nominalValue: '0.000000' }, ['nominalValue must be more than zero']],
    [
      'a nominal value of nine digits',
      { nominalValue: '123.456789' },
      ['nominalValue must have at most 8 digits'],
    ],
    ['a currency of the past', { currency: 'DEM' }, ['currency must be the code of a currency in use']],
    [
      'a currency that the gateway does not list',
      { currency: 'BYN' },
      ['currency must be the code of a currency in use'],
    ],
    [
      'a consideration that is too long',
      { nonCashConsideration: 'A'.repeat(2001) },
      ['nonCashConsideration must be at most 2000 characters'],
    ],
  ])('is refused with %s', (_, change, problems) => {
    expect(problemsWith(change)).toEqual(problems.map((problem) => `allotments[0].${problem}`));
  });

  it('counts the digits of a nominal value without zeros at its ends', () => {
    expect(problemsWith({ nominalValue: '0012345678.000000' })).toEqual([]);
    expect(problemsWith({ nominalValue: '00.00000100' })).toEqual([
      'allotments[0].nominalValue must be a number with at most 6 decimal places',
    ]);
    expect(problemsWith({ nominalValue: '123.456700' })).toEqual([]);
  });

  it('is refused without capital and allotments, or with a period that ends before it begins', () => {
    const empty = {
      ...content,
      allottedTo: '2026-10-31',
      statementOfCapital: [],
      allotments: [],
    };
    expect(problemsOf(buildAllotmentReturn(empty))).toEqual([
      'allottedTo must not be before 1 November 2026',
      'statementOfCapital must state the capital after the allotment',
      'allotments must name at least one allotment',
    ]);
  });

  it.skipIf(!findReference())(named('has the order of the genuine skeleton and sample'), () => {
    const skeleton = readGatewaySample('skeletons/ReturnofAllotmentShares-v3-0.skeleton.xml');
    expect(keepsOrderOf(xmlOf(buildAllotmentReturn(content)), skeleton)).toBe(true);
    const sample = readGatewaySample('third-party/CompanyIncorporation-v3-8_example.xml');
    expect(sample.replaceAll(/>\s+</g, '><')).toContain(`<Shares>${ALLOTMENT}</Shares>`);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const { decimal, maybe, textUpTo } = arbitrary;
    const terms = fc.record({
      shareClass: textUpTo(50),
      numberOfShares: decimal(15, 6, 1),
      amountPaidPerShare: decimal(15, 6),
      amountUnpaidPerShare: decimal(15, 6),
      currency: fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'AUD'),
      nominalValue: fc.oneof(decimal(2, 6, 1), decimal(8, 0, 1)),
      nonCashConsideration: maybe(textUpTo(2000)),
    });
    const generated = fc.record({
      allottedFrom: arbitrary.dayBetween(2025, 2025),
      allottedTo: maybe(arbitrary.dayBetween(2026, 2026)),
      statementOfCapital: arbitrary.capital,
      allotments: fc.array(terms, { minLength: 1, maxLength: 4 }),
    });
    expect(complaintsOf(buildAllotmentReturn, fc.record({ content: generated }))).toEqual([]);
  });
});
