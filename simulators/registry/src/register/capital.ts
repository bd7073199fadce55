import { z } from 'zod';
import { addressSchema } from './people.ts';
import { civilDate, decimal, optionalText, text } from './fields.ts';

export type StatementOfCapital = z.infer<typeof statementOfCapitalSchema>;
export type CapitalInCurrency = StatementOfCapital['currencies'][number];
export type ShareClass = CapitalInCurrency['classes'][number];
export type Shareholding = z.infer<typeof shareholdingSchema>;
export type ShareholderName = Shareholding['holders'][number];
export type TradingStatus = z.infer<typeof tradingStatusSchema>;

const shareClassSchema = z.strictObject({
  name: text,
  number: decimal,
  nominal: decimal,
  aggregateNominal: decimal,
  aggregateUnpaid: decimal,
  prescribedParticulars: text,
});

export const statementOfCapitalSchema = z.strictObject({
  madeUpTo: civilDate,
  /** One for each currency. */
  currencies: z.array(
    z.strictObject({
      currency: text,
      classes: z.array(shareClassSchema),
      totalNumber: decimal,
      totalNominal: decimal,
      totalUnpaid: decimal,
    }),
  ),
});

const shareholderNameSchema = z.union([
  z.strictObject({
    forename: optionalText,
    otherForenames: optionalText,
    surname: text,
    title: optionalText,
    address: addressSchema.exactOptional(),
  }),
  z.strictObject({ corporateName: text, address: addressSchema.exactOptional() }),
]);

export const shareholdingSchema = z.strictObject({
  className: text,
  number: decimal,
  /** One to ten: joint holders in the order of the register. */
  holders: z.array(shareholderNameSchema),
  currency: text,
  /** Transfers away from these holders since the last statement. */
  transfers: z.array(z.strictObject({ date: civilDate, number: decimal })),
});

export const tradingStatusSchema = z.enum(['not-traded', 'traded-not-dtr5', 'traded-dtr5']);
