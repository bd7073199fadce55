import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, id, typedCompanyNumber } from '../wire.ts';
import { paymentStanding } from './payment-standing.ts';
import { submissionType } from './submission-type.ts';

/** What older callers send and nothing here obeys: the server has its own. */
const ignored = z.unknown().optional();
const sum = z.union([z.number().nonnegative(), z.string().max(16)]).optional();
const token = z.string().min(1).max(80);
const size = z.coerce.number().int().nonnegative().max(999_999);

/** Pays for a filing with a card that the gateway knows by its identifier. Sums are checked against the server's. */
export const processPayment = defineCall({
  feature: 'payments',
  method: 'POST',
  path: '/api/PaymentsGateway/ProcessPaymentAsync',
  summary: 'Pay for a filing',
  body: z.object({
    /** The filing to pay for; without it, the company’s open filing of the submission type. */
    FilingId: id.optional(),
    SubmissionType: submissionType,
    CompanyId: id,
    CompanyName: z.string().max(200).optional(),
    CompanyRegistrationNumber: typedCompanyNumber.optional(),
    /** As `getmerchantsessionkey` gave it. */
    VendorTxCode: z.string().max(40).optional(),
    MerchantSessionKey: token,
    CardIdentifier: token,
    /** In pounds; the total in pence. */
    Amount: sum,
    ProcessingFee: sum,
    TaxAmount: sum,
    TotalAmount: z.int(),
    CustomerFirstName: z.string().max(61),
    CustomerLastName: z.string().max(61),
    Address1: z.string().max(100),
    Address2: z.string().max(50).optional(),
    City: z.string().max(100),
    PostalCode: z.string().max(20).default(''),
    Country: z.string().max(2),
    State: z.string().max(2).default(''),
    /** Whom the card receipt goes to. The company’s and the caller’s own address are added by the server. */
    BillTo: z.enum(['companyEmail', 'userEmail', 'other']).default('other'),
    /** For another address; it may be left out. */
    CustomerEmail: z.string().max(320).default(''),
    ScreenHeight: size,
    ScreenWidth: size,
    BrowserLanguage: z.string().max(35).default('en-GB'),
    BrowserColorDepth: z.coerce.number().int().positive().max(64).default(24),
    /** Minutes, as JavaScript’s `getTimezoneOffset`. */
    BrowserTimezoneOffset: z.coerce.number().int().min(-1000).max(1000).default(0),
    BrowserJavaEnabled: z.boolean().default(false),
    ChallengeWindowSize: z.enum(['Small', 'Medium', 'Large', 'ExtraLarge', 'FullScreen']).default('Medium'),
    RecipientFirstName: ignored,
    RecipientLastName: ignored,
    ShippingAddress1: ignored,
    ShippingAddress2: ignored,
    ShippingCity: ignored,
    ShippingPostalCode: ignored,
    ShippingCountry: ignored,
    ShippingState: ignored,
    BrowserIP: ignored,
    BrowserUserAgent: ignored,
    APIKey: ignored,
    Password: ignored,
    OpayoURL: ignored,
    NotificationURL: ignored,
    UserId: callerText,
    CreatedBy: callerText,
  }),
  reply: paymentStanding,
  access: { flag: 'SubmitCompany', company: { in: 'body', field: 'CompanyId', by: 'id' } },
  caller: { UserId: 'user', CreatedBy: 'user' },
  activity: null,
  transaction: 'process',
});
