import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPence, pence, pounds } from '../money/pence.ts';
import { addPaymentAmounts, paymentAmounts } from './payment-amounts.ts';

describe('what a customer pays', () => {
  it('is the fee, five pounds, and tax on the five pounds', () => {
    expect(paymentAmounts(pounds(50))).toEqual({ fee: 5000, processingFee: 500, tax: 100, total: 5600 });
    expect(formatPence(paymentAmounts(pounds(20)).total)).toBe('£26.00');
  });

  it('is nothing where the registrar charges nothing', () => {
    expect(paymentAmounts(pence(0))).toEqual({ fee: 0, processingFee: 0, tax: 0, total: 0 });
  });

  it('adds up to the last penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (fee) => {
        const amounts = paymentAmounts(pence(fee));
        expect(amounts.fee + amounts.processingFee + amounts.tax).toBe(amounts.total);
      }),
    );
  });
});

describe('what a customer pays for several filings at once', () => {
  it('is what each costs alone, added up', () => {
    expect(addPaymentAmounts([paymentAmounts(pounds(50)), paymentAmounts(pounds(20))])).toEqual({
      fee: 7000,
      processingFee: 1000,
      tax: 200,
      total: 8200,
    });
    expect(addPaymentAmounts([])).toEqual({ fee: 0, processingFee: 0, tax: 0, total: 0 });
  });

  it('adds up to the last penny, across and down', () => {
    const fees = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 100 });
    fc.assert(
      fc.property(fees, (all) => {
        const each = all.map((fee) => paymentAmounts(pence(fee)));
        const { fee, processingFee, tax, total } = addPaymentAmounts(each);
        expect(fee + processingFee + tax).toBe(total);
        expect(each.reduce((sum, amounts) => sum + amounts.total, 0)).toBe(total);
      }),
    );
  });
});
