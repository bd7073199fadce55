import { civilDate } from '@statbook/domain/dates';
import { pence } from '@statbook/domain/money';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawPaymentReceipt, type PaymentReceiptInput } from './payment-receipt.ts';

const paid: PaymentReceiptInput = {
  issuer: { name: 'Harbour Filings Ltd, 2 Quay, Bristol', vatNumber: 'GB123456789' },
  company: { name: 'HARBOUR BAKERY LIMITED', number: '09990001' },
  billedTo: { name: 'Ada Marlowe', address: '14 Quay Street, Bristol, BS1 4QA, United Kingdom' },
  email: 'ada@harbour.example',
  filing: { name: 'Confirmation statement', submissionNumber: '000123' },
  takenOn: civilDate('2026-11-20'),
  fee: pence(5000),
  processingFee: pence(500),
  tax: pence(100),
  total: pence(5600),
  chargedTogether: undefined,
  card: 'Visa ending in 0006',
  transactionId: 'T6569400-1516-0A3F-E3FA-7F222CC79221',
  reference: 'CS01-20261120-1',
  number: 'R-1F00-77AC',
  isRefunded: false,
  madeOn: civilDate('2026-11-21'),
};

async function textOf(input: PaymentReceiptInput): Promise<string> {
  const { pages } = await readDocument(await drawPaymentReceipt(input));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('the receipt of a payment', () => {
  it('names who charges, who was billed, each sum with its tax, and the numbers of the payment', async () => {
    const text = await textOf(paid);
    for (const said of [
      'VAT receipt',
      'GB123456789',
      'Ada Marlowe',
      '14 Quay Street, Bristol, BS1 4QA, United Kingdom',
      'Paid on 20 November 2026',
      'Submission number 000123',
      'Visa ending in 0006',
      paid.transactionId,
      'Payment reference CS01-20261120-1',
      'Receipt number R-1F00-77AC',
      'Processing fee £5.00 20% £1.00 £6.00',
      'Total £55.00 £1.00 £56.00',
    ])
      expect(text).toContain(said);
  });

  it('is no VAT receipt without a VAT number, and says what is not known', async () => {
    const text = await textOf({
      ...paid,
      issuer: { name: 'Statbook', vatNumber: undefined },
      billedTo: undefined,
      email: undefined,
      filing: { name: 'Confirmation statement', submissionNumber: undefined },
    });
    expect(text).not.toMatch(/VAT receipt|VAT number|Submission number|Card receipt/);
    expect(text).toContain('Billing address Not kept for payments of that time');
  });

  it('names a company that is being formed without a number', async () => {
    const text = await textOf({ ...paid, company: { name: 'PLUM LIMITED', number: '' } });
    expect(text).toContain('PLUM LIMITED Paid on 20 November 2026');
    expect(await textOf(paid)).toContain('Company number 09990001');
  });

  it('says what the card was charged where other filings were paid for with it', async () => {
    expect(await textOf({ ...paid, chargedTogether: pence(11_200) })).toContain(
      'Charged to the card £112.00 at once, for this filing and others: £56.00 of it for this one',
    );
    expect(await textOf(paid)).not.toContain('Charged to the card');
  });

  it('says that the money was refunded', async () => {
    expect(await textOf({ ...paid, isRefunded: true })).toContain('This payment was refunded in full.');
    expect(await textOf(paid)).not.toContain('refunded');
  });
});
