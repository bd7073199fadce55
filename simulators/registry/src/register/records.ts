import { z } from 'zod';
import { civilDate, optionalDate, optionalFlag, optionalText, text } from './fields.ts';
import { addressSchema } from './people.ts';

export type Charge = z.infer<typeof chargeSchema>;
export type Filing = z.infer<typeof filingSchema>;
export type Insolvency = z.infer<typeof insolvencySchema>;
export type InsolvencyCase = Insolvency['cases'][number];

const notes = z.array(z.record(text, z.unknown())).exactOptional();

export const chargeSchema = z.strictObject({
  id: text,
  number: z.int(),
  /** Twelve characters; since 6 April 2013 only. */
  code: optionalText,
  status: z.enum(['outstanding', 'fully-satisfied', 'part-satisfied', 'satisfied']),
  classification: z.strictObject({
    type: z.enum(['charge-description', 'nature-of-charge']),
    description: text,
  }),
  particulars: z
    .strictObject({
      type: z
        .enum([
          'short-particulars',
          'charged-property-description',
          'charged-property-or-undertaking-description',
          'brief-description',
        ])
        .exactOptional(),
      description: optionalText,
      containsFixedCharge: optionalFlag,
      containsFloatingCharge: optionalFlag,
      floatingChargeCoversAll: optionalFlag,
      containsNegativePledge: optionalFlag,
      chargorActingAsBareTrustee: optionalFlag,
    })
    .exactOptional(),
  securedDetails: z
    .strictObject({ type: z.enum(['amount-secured', 'obligations-secured']), description: text })
    .exactOptional(),
  personsEntitled: z.array(text),
  moreThanFourPersonsEntitled: optionalFlag,
  createdOn: optionalDate,
  deliveredOn: civilDate,
  acquiredOn: optionalDate,
  satisfiedOn: optionalDate,
  coveringInstrumentOn: optionalDate,
  assetsCeasedReleased: optionalText,
  /** Which alterations a floating charge of a Scottish company has. */
  scottishAlterations: z
    .strictObject({ order: optionalFlag, prohibitions: optionalFlag, restrictingProvisions: optionalFlag })
    .exactOptional(),
  insolvencyCases: z.array(z.int()).exactOptional(),
  transactions: z.array(
    z.strictObject({
      filingType: text,
      deliveredOn: civilDate,
      filingId: optionalText,
      insolvencyCase: z.int().exactOptional(),
    }),
  ),
});

export const filingSchema = z.strictObject({
  /** The transaction id: base64 of digits and a fixed tail, 24 characters. */
  id: text,
  /** The form, for example `CS01`. */
  type: text,
  category: text,
  subcategory: z.union([text, z.array(text)]).exactOptional(),
  date: civilDate,
  /** Effective or made-up date. */
  actionDate: optionalDate,
  /** Key of the registry's description texts. */
  description: text,
  descriptionValues: z.record(text, z.unknown()).exactOptional(),
  barcode: text.nullable().exactOptional(),
  pages: z.int().exactOptional(),
  paperFiled: optionalFlag,
  /** 43 characters; absent when nothing was scanned. */
  documentId: optionalText,
  annotations: notes,
  associatedFilings: notes,
  resolutions: notes,
});

export const insolvencySchema = z.strictObject({
  status: z.array(text),
  cases: z.array(
    z.strictObject({
      number: z.int(),
      type: text,
      dates: z.array(z.strictObject({ type: text, date: civilDate })),
      practitioners: z.array(
        z.strictObject({
          name: text,
          address: addressSchema,
          role: optionalText,
          appointedOn: optionalDate,
          ceasedOn: optionalDate,
        }),
      ),
      notes: z.array(text).exactOptional(),
      chargeId: optionalText,
    }),
  ),
});
