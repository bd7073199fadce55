import { z } from 'zod';
import { defineCall } from '../call.ts';
import { recordHead } from '../companies/record-shapes.ts';
import { civilDate, entityList, exactDecimal, id, instant } from '../wire.ts';
import { classFields } from './share-classes.ts';
import { onPaperFields, typedNumber } from './share-event-request.ts';
import { entryFields } from './share-events.ts';
import { memberGiven } from './share-holders.ts';
import { byCompany, byCompanyInBody, holderAddress, ofCompany, shareEventShape } from './share-shapes.ts';

const proposedClass = z.object({
  ClassName: z.string(),
  Currency: z.string(),
  /** Null where the registry's figures do not divide. */
  NominalValue: exactDecimal.nullable(),
  Particulars: z.string(),
  SharesInIssue: z.string(),
});

const proposedHolding = z.object({
  /** The place of the class in the list of classes. */
  Class: z.int(),
  Members: z.array(memberGiven),
  Shares: z.string(),
  /** "0" where nothing is unpaid in the currency; null where the registry does not tell. */
  UnpaidEach: z.literal('0').nullable(),
});

const recordedHolding = z.object({
  /** Null for shares in treasury. */
  HolderId: id.nullable(),
  HolderName: z.string(),
  ShareClassId: id,
  ClassName: z.string(),
  Currency: z.string(),
  Shares: z.string(),
  /** Null where it is not known. */
  PriceEach: z.string().nullable(),
  UnpaidEach: z.string().nullable(),
  /** Since when the holder stands in the register of members; null where it is not known. */
  EnteredOn: civilDate.nullable(),
  /** Numbers of the certificates that were on paper already. */
  CertificateNumbers: z.array(z.string()),
});

/** What the books of an imported company could begin with, and what they began with. */
export const getOpeningBalance = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetOpeningBalance',
  summary: 'The opening balance of a share register: proposed from the registry, or as it was recorded',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      ...recordHead,
      HasShareCapital: z.boolean(),
      HasAuthenticationCode: z.boolean(),
      IncorporatedOn: civilDate.nullable(),
      /** Null until the authentication code has opened the company's data. */
      Proposal: z
        .object({
          /** The day of the last statement, else that of incorporation. */
          On: civilDate.nullable(),
          Source: z.string(),
          ReadAt: instant,
          Classes: z.array(proposedClass),
          Holdings: z.array(proposedHolding),
        })
        .nullable(),
      /** How many entries count: recorded, no reversals, and not reversed. */
      Entries: z.int(),
      /** The opening balance that stands, if any. */
      Recorded: z
        .object({
          ShareEventId: id,
          On: civilDate,
          Source: z.string().nullable(),
          RecordedAt: instant,
          Holdings: z.array(recordedHolding),
        })
        .nullable(),
    }),
  ),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});

/** A class of the balance, with the number of shares that its holdings must add up to. */
export const openingClass = z.object({
  ...classFields,
  SharesInIssue: typedNumber.min(1, 'Enter the shares in issue'),
});

/** What one account holds. Nobody named: shares whose holder is not known yet. */
export const openingHolding = z.object({
  /** The place of the class in the list of classes. */
  Class: z.int().nonnegative(),
  /** The company's own shares. */
  IsTreasury: z.boolean(),
  Members: z.array(memberGiven).max(20),
  Designation: z.string().trim().max(100).optional(),
  /** In the register of members, of an account that is entered with the balance; one that is kept already keeps its own. */
  Address: holderAddress.optional(),
  Shares: typedNumber.min(1, 'Enter the number of shares'),
  /** Left out where nobody knows it. */
  PriceEach: typedNumber.optional(),
  UnpaidEach: typedNumber.optional(),
  /** "1-50, 61", of a class whose shares bear numbers. */
  Numbers: z.string().trim().max(2000).optional(),
  ...onPaperFields,
});

/** Begins the books of a company: its classes, its holders and what they hold, in one act or not at all. */
export const saveOpeningBalance = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/SaveOpeningBalance',
  summary: 'Begin a share register with the holdings of a day',
  body: z.object({
    ...ofCompany,
    Key: entryFields.Key,
    On: z.string().trim().max(10),
    Source: z.string().trim().min(1, 'Enter where the figures come from').max(400),
    Classes: z.array(openingClass).min(1, 'Add a class of shares').max(100),
    Holdings: z.array(openingHolding).min(1, 'Add the holdings').max(5000),
  }),
  reply: entityList(shareEventShape),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  activity: 'shares.opening-recorded',
  transaction: 'one',
});
