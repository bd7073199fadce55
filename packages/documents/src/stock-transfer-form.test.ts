import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount } from '@statbook/domain/money';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawStockTransferForms, type StockTransfer } from './stock-transfer-form.ts';

const sale: StockTransfer = {
  className: 'Ordinary',
  currency: 'GBP',
  nominalEach: amount('0.1'),
  shares: shareCount('1250'),
  numbers: [],
  transferor: { name: 'Alice Green', address: '1 Quay Street, Whitby' },
  transferee: { name: 'Bob Stone', address: '' },
  consideration: amount('2500.50'),
  isPartlyPaid: false,
};

async function pagesOf(...transfers: StockTransfer[]) {
  const company = { name: 'Harbour Bakery Limited', number: '09990001' };
  const bytes = await drawStockTransferForms({ company, transfers, madeOn: civilDate('2026-11-22') });
  return (await readDocument(bytes)).pages;
}

describe('a stock transfer form', () => {
  it('states the transfer for signature, and the duty to be paid', async () => {
    const [form = '', duty = ''] = await pagesOf(sale);
    for (const said of [
      'fully paid shares',
      '£2,500.50',
      'Harbour Bakery Limited (company number 09990001)',
      'Ordinary, £0.10 each',
      'one thousand, two hundred and fifty',
      '1,250',
      'Alice Green',
      '1 Quay Street, Whitby',
      'Bob Stone',
      'Signature of transferor',
    ])
      expect(form).toContain(said);
    expect(form).not.toContain('Signature of transferee');
    expect(duty).toContain('Stamp duty of £15.00 is payable within 30 days');
  });

  it('has the transferee sign for partly paid shares', async () => {
    const [form = ''] = await pagesOf({ ...sale, isPartlyPaid: true, numbers: [{ first: 1n, last: 1250n }] });
    expect(form).toContain('partly paid shares');
    expect(form).toContain('Signature of transferee');
    expect(form).toContain('1-1250');
  });

  it.each([
    ['1000', 'No duty is payable if certificate 1 is true'],
    [undefined, 'A gift: no duty is payable'],
  ])('says what follows from a consideration of %s', async (consideration, said) => {
    const [, duty] = await pagesOf({
      ...sale,
      consideration: consideration === undefined ? undefined : amount(consideration),
    });
    expect(duty).toContain(said);
  });

  it('is made for each transferee, two pages each', async () => {
    const pages = await pagesOf(sale, { ...sale, transferee: { name: 'Cara Reed', address: '2 Hill Road' } });
    expect(pages).toHaveLength(4);
    expect(pages[2]).toContain('Cara Reed');
  });
});
