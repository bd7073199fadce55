import { z } from 'zod';
import { aboutCompanyInBody, changingInSteps, defineCall } from '../../call.ts';
import { callerText, id, typedCompanyNumber } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';
import { cardToken, payer } from './payer.ts';
import { submissionType } from '../submission-type.ts';

/** What older callers send and nothing here obeys: the server has its own. */
const ignored = z.unknown().optional();
const sum = z.union([z.number().nonnegative(), z.string().max(16)]).optional();

/** Pays for a filing with a card that the gateway knows by its identifier. Sums are checked against the server's. */
export const processPayment = defineCall({
  ...changingInSteps('payments', aboutCompanyInBody('submitCompany')),
  path: '/api/PaymentsGateway/ProcessPaymentAsync',
  summary: 'Pay for a filing',
  body: z.object({
    /** The filing to pay for; without it, the company’s open filing of the submission type. */
    filingId: id.optional(),
    submissionType,
    companyId: id,
    companyName: z.string().max(200).optional(),
    companyRegistrationNumber: typedCompanyNumber.optional(),
    /** As `getmerchantsessionkey` gave it. */
    vendorTxCode: z.string().max(40).optional(),
    ...cardToken,
    /** In pounds; the total in pence. */
    amount: sum,
    processingFee: sum,
    taxAmount: sum,
    totalAmount: z.int(),
    ...payer,
    recipientFirstName: ignored,
    recipientLastName: ignored,
    shippingAddress1: ignored,
    shippingAddress2: ignored,
    shippingCity: ignored,
    shippingPostalCode: ignored,
    shippingCountry: ignored,
    shippingState: ignored,
    browserIp: ignored,
    browserUserAgent: ignored,
    apiKey: ignored,
    password: ignored,
    opayoUrl: ignored,
    notificationUrl: ignored,
    userId: callerText,
    createdBy: callerText,
  }),
  reply: paymentStanding,
  wire: { reply: { asWritten: true } },
  caller: { userId: 'user', createdBy: 'user' },
});
