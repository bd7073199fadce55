import { CERTIFICATE_ORIGINS, CERTIFICATE_STATUSES } from '@statbook/domain/share-capital/certificates';
import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, changing, reading } from '../call.ts';
import { dateSchemas } from '../wire/entered-dates.ts';
import { civilDate, exactDecimal, id, instant } from '../wire/shapes.ts';
import { shareEventRequest } from './events/share-event-request.ts';

/** A call about one company's shares. */
export const ofCompany = { companyId: id };

/** A call that reads a company's register. */
export const readingShares = reading('shares', aboutCompany('viewCompany'));

/** A call that changes a company's register. */
export const changingShares = changing('shares', aboutCompanyInBody('editCompany'));

const minute = z.iso
  .datetime({ precision: -1, error: 'Enter a date and time in UTC, like 2026-11-03T14:05Z' })
  .register(dateSchemas);

/** At which day a register is read, and how much is known of it. */
export const asAt = {
  /** The end of which day; left out, today. */
  asAt: civilDate.optional(),
  /** As it was known once so many entries were recorded; left out, all of them. */
  knownAt: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
  /** As it was known at the end of a minute, in UTC: `2026-11-03T14:05Z`. With `KnownAt` too, what both knew. */
  knownOn: minute.optional(),
};

/** When a reading is of, and up to which entry it knows. */
export const readingHead = {
  asAt: civilDate,
  /** The last entry that counts. */
  knownAt: z.int(),
  /** When that entry was recorded; null where nothing counts yet. */
  knownSince: instant.nullable(),
  /** The minute that was asked for; null where none was. */
  knownOn: z.string().nullable(),
  /** The last entry of all; 0 where the company has no share register yet. */
  lastEntry: z.int(),
};

/** Below zero for shares that go. */
const signedDecimal = z
  .string()
  .regex(/^-?\d+(\.\d{1,6})?$/)
  .meta({ description: 'An exact decimal in text; below zero for shares that go.' });

/** A person or company that holds shares, alone or jointly. */
const holderMember = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    personId: id,
    surname: z.string(),
    forename: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('company'),
    personId: id,
    name: z.string(),
    /** Null where nobody has entered it. */
    companyNumber: z.string().nullable(),
  }),
]);

const addressText = z.string().trim().max(100).optional();
export const holderAddress = z
  .object({
    premises: addressText,
    line1: addressText,
    line2: addressText,
    town: addressText,
    county: addressText,
    country: addressText,
    postcode: addressText,
    careOf: addressText,
    poBox: addressText,
  })
  .meta({ title: 'HolderAddress' });

export const shareHolderShape = z
  .object({
    holderId: id,
    /** As it is read: "Alice Green and Bob Stone (A/c JMB)". */
    name: z.string(),
    members: z.array(holderMember),
    designation: z.string().nullable(),
    address: holderAddress.nullable(),
  })
  .meta({ title: 'ShareHolder' });

/** What a class of shares is at a time, as far as an entry can change it. */
export const classTermsShape = z
  .object({
    className: z.string(),
    currency: z.string(),
    nominalValue: exactDecimal,
    particulars: z.string(),
    votesPerShare: z.string(),
    isRedeemable: z.boolean(),
  })
  .meta({ title: 'ShareClassTerms' });

export const shareClassShape = z
  .object({
    shareClassId: id,
    ...classTermsShape.shape,
    isNumbered: z.boolean(),
    /** In issue, treasury shares included. */
    sharesInIssue: exactDecimal,
    /** Held by the company itself. */
    sharesInTreasury: exactDecimal,
    /** Of these, forfeited or surrendered ones, which are no treasury shares. */
    sharesForfeited: exactDecimal,
    aggregateNominal: exactDecimal,
    /** Null where it is not known of every share. */
    amountUnpaid: exactDecimal.nullable(),
  })
  .meta({ title: 'ShareClass' });

/** What one account holds of one class; no holder for the company's own shares. */
export const holdingShape = z
  .object({
    holderId: id.nullable(),
    holderName: z.string(),
    shareClassId: id,
    className: z.string(),
    shares: exactDecimal,
    numbers: z.string(),
    amountPaid: exactDecimal.nullable(),
    amountUnpaid: exactDecimal.nullable(),
  })
  .meta({ title: 'Holding' });

/** What each account has, those too whose holders nobody knows yet. */
export const heldByHolders = z.array(
  z.object({ holderId: id, holderName: z.string(), holdings: z.array(holdingShape) }),
);

/** One entry of the ledger, as it is listed. */
export const shareEventShape = z
  .object({
    shareEventId: id,
    /** Its place among all that was recorded for the company. */
    number: z.int(),
    kind: z.string(),
    effectiveOn: civilDate,
    recordedAt: instant,
    reverses: id.nullable(),
    /** The entry that this one enters again, on books that a correction before it has changed. */
    entersAgain: id.nullable(),
    /** Taken back by a later entry: shown struck through. */
    isReversed: z.boolean(),
    request: shareEventRequest,
  })
  .meta({ title: 'ShareEvent' });

/** What an entry did to one holder's shares of one class. */
export const holdingChangeShape = z
  .object({
    shareEventId: id,
    kind: z.string(),
    on: civilDate,
    shareClassId: id,
    className: z.string(),
    change: signedDecimal,
    isReversed: z.boolean(),
  })
  .meta({ title: 'HoldingChange' });

const classCapital = z.object({
  className: z.string(),
  particulars: z.string(),
  numberOfShares: exactDecimal,
  aggregateNominal: exactDecimal,
  nominalEach: exactDecimal.optional(),
});

/** A statement of capital, one table for each currency; an unpaid total that nobody knows is empty. */
export const capitalShape = z
  .object({
    currencies: z.array(
      z.object({
        currency: z.string(),
        classes: z.array(classCapital),
        totalShares: exactDecimal,
        totalNominal: exactDecimal,
        totalUnpaid: z.string(),
      }),
    ),
  })
  .meta({ title: 'StatementOfCapital' });

export const certificateShape = z
  .object({
    certificateNumber: z.int(),
    holderId: id,
    holderName: z.string(),
    shareClassId: id,
    className: z.string(),
    shares: exactDecimal,
    numbers: z.string(),
    origin: z.enum(CERTIFICATE_ORIGINS),
    issuedOn: civilDate,
    status: z.enum(CERTIFICATE_STATUSES),
    endedOn: civilDate.nullable(),
    replaces: z.array(z.int()),
    shareEventId: id.nullable(),
  })
  .meta({ title: 'ShareCertificate' });
