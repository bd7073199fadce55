import { pence } from '@statbook/domain/money';
import type { PaymentRequest } from '../transactions/create-transaction.ts';

/** A payment of 40 pounds, complete and valid. */
export const examplePayment: PaymentRequest = {
  merchantSessionKey: '80AA3065-E94B-4E72-ACDA-26E8511FA8C8',
  cardIdentifier: '29D04630-575C-43C3-9FC4-259E86A8D089',
  vendorTxCode: 'CS-20260115-7f3c2a9b',
  amount: pence(4000),
  description: 'Confirmation statement',
  customerFirstName: 'Sam',
  customerLastName: 'Jones',
  customerEmail: '',
  billingAddress: { address1: '88', address2: '', city: 'London', postalCode: '412', country: 'GB' },
  strongCustomerAuthentication: {
    notificationURL: 'http://127.0.0.1:3000/CRes/handleCRes',
    browserIP: '127.0.0.1',
    browserAcceptHeader: '*/*',
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: 'en-GB',
    browserColorDepth: '24',
    browserScreenHeight: '1080',
    browserScreenWidth: '1920',
    browserTZ: '0',
    browserUserAgent: 'Mozilla/5.0',
    challengeWindowSize: 'Large',
    transType: 'GoodsAndServicePurchase',
  },
};
