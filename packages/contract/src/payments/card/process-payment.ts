import { z } from 'zod';
import { aboutCompanyInBody, changingInSteps, defineCall } from '../../call.ts';
import { callerText, id, typedCompanyNumber } from '../../wire/shapes.ts';
import { paymentStanding } from '../payment-status.ts';
import { submissionType } from '../submission-type.ts';

/** What older callers send and nothing here obeys: the server has its own. */
const ignored = z.unknown().optional();
const sum = z.union([z.number().nonnegative(), z.string().max(16)]).optional();
const token = z.string().min(1).max(80);
const size = z.coerce.number().int().nonnegative().max(999_999);

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
    merchantSessionKey: token,
    cardIdentifier: token,
    /** In pounds; the total in pence. */
    amount: sum,
    processingFee: sum,
    taxAmount: sum,
    totalAmount: z.int(),
    customerFirstName: z.string().max(61),
    customerLastName: z.string().max(61),
    address1: z.string().max(100),
    address2: z.string().max(50).optional(),
    city: z.string().max(100),
    postalCode: z.string().max(20).default(''),
    country: z.string().max(2),
    state: z.string().max(2).default(''),
    /** Whom the card receipt goes to. The company’s and the caller’s own address are added by the server. */
    billTo: z.enum(['companyEmail', 'userEmail', 'other']).default('other'),
    /** For another address; it may be left out. */
    customerEmail: z.string().max(320).default(''),
    screenHeight: size,
    screenWidth: size,
    browserLanguage: z.string().max(35).default('en-GB'),
    browserColorDepth: z.coerce.number().int().positive().max(64).default(24),
    /** Minutes, as JavaScript’s `getTimezoneOffset`. */
    browserTimezoneOffset: z.coerce.number().int().min(-1000).max(1000).default(0),
    browserJavaEnabled: z.boolean().default(false),
    challengeWindowSize: z.enum(['Small', 'Medium', 'Large', 'ExtraLarge', 'FullScreen']).default('Medium'),
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
