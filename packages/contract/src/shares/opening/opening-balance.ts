import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { recordHead } from '../../companies/company-shapes.ts';
import { dateSchemas } from '../../wire/entered-dates.ts';
import { civilDate, entityList, exactDecimal, id, instant } from '../../wire/shapes.ts';
import { classFields } from '../classes/share-classes.ts';
import {
  existingCertificateFields,
  newCertificateFields,
  typedNumber,
} from '../events/share-event-request.ts';
import { entryFields } from '../events/share-events.ts';
import { memberGiven } from '../holders/share-holders.ts';
import { changingShares, holderAddress, ofCompany, readingShares, shareEventShape } from '../share-shapes.ts';

const proposedClass = z.object({
  className: z.string(),
  currency: z.string(),
  /** Null where the registry's figures do not divide. */
  nominalValue: exactDecimal.nullable(),
  particulars: z.string(),
  sharesInIssue: z.string(),
});

const proposedHolding = z.object({
  /** The place of the class in the list of classes. */
  class: z.int(),
  members: z.array(memberGiven),
  shares: z.string(),
  /** "0" where nothing is unpaid in the currency; null where the registry does not tell. */
  unpaidEach: z.literal('0').nullable(),
});

const recordedHolding = z.object({
  /** Null for shares in treasury. */
  holderId: id.nullable(),
  holderName: z.string(),
  shareClassId: id,
  className: z.string(),
  currency: z.string(),
  shares: z.string(),
  /** Null where it is not known. */
  priceEach: z.string().nullable(),
  unpaidEach: z.string().nullable(),
  /** Since when the holder stands in the register of members; null where it is not known. */
  enteredOn: civilDate.nullable(),
  /** Numbers of the certificates that were on paper already. */
  certificateNumbers: z.array(z.string()),
});

/** What the books of an imported company could begin with, and what they began with. */
export const getOpeningBalance = defineCall({
  ...readingShares,
  path: '/api/Shares/GetOpeningBalance',
  summary:
    'The opening balance of a share register: proposed from Companies House data, or as it was recorded',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      ...recordHead,
      /** For other programs, which read no overview: our pages go by the company’s type. */
      hasShareCapital: z.boolean(),
      hasAuthenticationCode: z.boolean(),
      incorporatedOn: civilDate.nullable(),
      /** Null until the authentication code has opened the company's data. */
      proposal: z
        .object({
          /** The day of the last statement, else that of incorporation. */
          on: civilDate.nullable(),
          source: z.string(),
          readAt: instant,
          classes: z.array(proposedClass),
          holdings: z.array(proposedHolding),
        })
        .nullable(),
      /** How many entries count: recorded, no reversals, and not reversed. */
      entries: z.int(),
      /** The opening balance that stands, if any. */
      recorded: z
        .object({
          shareEventId: id,
          on: civilDate,
          source: z.string().nullable(),
          recordedAt: instant,
          holdings: z.array(recordedHolding),
        })
        .nullable(),
    }),
  ),
});

/** A class of the balance, with the number of shares that its holdings must add up to. */
const openingClass = z.object({
  ...classFields,
  sharesInIssue: typedNumber.min(1, 'Enter the shares in issue'),
});

/** What one account holds. Nobody named: shares whose holder is not known yet. */
const openingHolding = z.object({
  /** The place of the class in the list of classes. */
  class: z.int().nonnegative(),
  /** The company's own shares. */
  isTreasury: z.boolean(),
  members: z.array(memberGiven).max(20),
  designation: z.string().trim().max(100).optional(),
  /** In the register of members, of an account that is entered with the balance; one that is kept already keeps its own. */
  address: holderAddress.optional(),
  shares: typedNumber.min(1, 'Enter the number of shares'),
  /** Left out where nobody knows it. */
  priceEach: typedNumber.optional(),
  unpaidEach: typedNumber.optional(),
  /** "1-50, 61", of a class whose shares bear numbers. */
  numbers: z.string().trim().max(2000).optional(),
  ...existingCertificateFields,
});

/** Begins the books of a company: its classes, its holders and what they hold, in one act or not at all. */
export const saveOpeningBalance = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveOpeningBalance',
  summary: 'Begin a share register with the holdings of a day',
  body: z.object({
    ...ofCompany,
    key: entryFields.key,
    on: z.string().trim().max(10).register(dateSchemas),
    source: z.string().trim().min(1, 'Enter where the figures come from').max(400),
    classes: z.array(openingClass).min(1, 'Add a class of shares').max(100),
    holdings: z.array(openingHolding).min(1, 'Add the holdings').max(5000),
    ...newCertificateFields,
    /** Members have certificates already, whose numbers nobody may know: new ones are made where they are asked for. */
    issuesCertificates: z.boolean().default(false),
  }),
  reply: entityList(shareEventShape),
  activity: 'shares.opening-recorded',
});
