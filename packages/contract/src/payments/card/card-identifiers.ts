import { z } from 'zod';
import { changingInSteps, defineCall } from '../../call.ts';

/** Hands a card on to the gateway. Off unless the installation says otherwise: a browser sends it there itself. */
export const cardIdentifiers = defineCall({
  ...changingInSteps('payments', { flag: 'submitCompany' }),
  path: '/api/PaymentsGateway/cardIdentifiers',
  summary: 'A card identifier for a card (off by default)',
  body: z.object({
    merchantSessionKey: z.string().max(80).default(''),
    cardholderName: z.string().max(45).default(''),
    cardNumber: z.string().max(23).default(''),
    expiryDate: z.string().max(7).default(''),
    securityCode: z.string().max(4).default(''),
  }),
  reply: z.object({ cardIdentifier: z.string(), cardType: z.string() }),
  wire: { input: { names: { merchantSessionKey: 'merchantSessionKey' } }, reply: { asWritten: true } },
});
