import { z } from 'zod';

const token = z.string().min(1).max(80);
const size = z.coerce.number().int().nonnegative().max(999_999);

/** A card that the gateway knows by its identifier. */
export const cardToken = { merchantSessionKey: token, cardIdentifier: token } as const;

/** Who pays, where the card is billed, and what the bank is told of the browser. */
export const payer = {
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
} as const;
