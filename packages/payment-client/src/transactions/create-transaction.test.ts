import { pence } from '@statbook/domain/money';
import { describe, expect, it } from 'vitest';
import { examplePayment } from '../testing/payment-request.ts';
import { answerWith, ask } from '../testing/scripted-gateway.ts';

const paid = { statusCode: '0000', status: 'Ok', statusDetail: 'Done.', transactionId: 'T1' };

describe('a payment request', () => {
  it('has whole pence, sterling, the card by its identifier, and no empty field', async () => {
    const { seen } = await ask(answerWith(201, paid), (client) => client.createTransaction(examplePayment));
    expect(seen[0]?.body).toEqual({
      transactionType: 'Payment',
      paymentMethod: {
        card: {
          merchantSessionKey: examplePayment.merchantSessionKey,
          cardIdentifier: examplePayment.cardIdentifier,
          save: false,
        },
      },
      vendorTxCode: examplePayment.vendorTxCode,
      amount: 4000,
      currency: 'GBP',
      description: 'Confirmation statement',
      customerFirstName: 'Sam',
      customerLastName: 'Jones',
      billingAddress: { address1: '88', city: 'London', postalCode: '412', country: 'GB' },
      strongCustomerAuthentication: examplePayment.strongCustomerAuthentication,
      entryMethod: 'Ecommerce',
      apply3DSecure: 'UseMSPSetting',
      applyAvsCvcCheck: 'UseMSPSetting',
    });
  });

  it.each([0, -1])('of %i pence is a mistake of ours and does not leave', async (amount) => {
    const asking = ask(answerWith(201, paid), (client) =>
      client.createTransaction({ ...examplePayment, amount: pence(amount) }),
    );
    await expect(asking).rejects.toThrow(RangeError);
  });
});
