import { describe, expect, it } from 'vitest';
import { toTransaction, transactionBody } from './transaction.ts';

const read = (body: object) =>
  toTransaction(transactionBody.parse({ statusCode: '0000', transactionId: 'T1', ...body }));

describe('a transaction', () => {
  it('has references as texts, whether they came as numbers or not', () => {
    expect(
      read({
        retrievalReference: 8_636_128,
        bankResponseCode: '00',
        bankAuthorisationCode: 999_777,
        paymentMethod: { card: { cardType: 'Visa', lastFourDigits: '0006' } },
      }),
    ).toMatchObject({
      retrievalReference: '8636128',
      bankResponseCode: '00',
      bankAuthorisationCode: '999777',
      cardType: 'Visa',
      lastFourDigits: '0006',
    });
  });

  it.each([
    [{ amount: { totalAmount: 4000, saleAmount: 4000 } }, 4000],
    [{ amount: { totalAmount: 0 } }, 0],
    [{ amount: { totalAmount: null } }, undefined],
    [{ amount: null }, undefined],
    [{}, undefined],
  ])('in %j is of %s pence', (body, totalAmount) => {
    expect(read(body)?.totalAmount).toBe(totalAmount);
  });

  it('may leave out, or null, every part but its code', () => {
    expect(read({ status: null, currency: null, paymentMethod: null, '3DSecure': null })).toMatchObject({
      status: '',
      statusDetail: '',
      currency: undefined,
      cardType: undefined,
      threeDSecureStatus: undefined,
    });
  });

  it('is none without an id', () => {
    expect(toTransaction(transactionBody.parse({ statusCode: '0000' }))).toBeUndefined();
    expect(toTransaction(transactionBody.parse({ statusCode: '0000', transactionId: '' }))).toBeUndefined();
  });

  it.each([{ totalAmount: 40.5 }, { totalAmount: '4000' }])('is not read with an amount of %j', (amount) => {
    expect(transactionBody.safeParse({ statusCode: '0000', amount }).success).toBe(false);
  });
});
