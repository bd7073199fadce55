import { z } from 'zod';
import { civilDate, exactDecimal, id, instant } from '../wire.ts';
import { shareEventRequest } from './share-event-request.ts';

/** A call about one company's shares. */
export const ofCompany = { CompanyId: id };
export const byCompany = { in: 'query', field: 'CompanyId', by: 'id' } as const;
export const byCompanyInBody = { in: 'body', field: 'CompanyId', by: 'id' } as const;

const minute = z.iso.datetime({
  precision: -1,
  error: 'Enter a date and time in UTC, like 2026-11-03T14:05Z',
});

/** At which day a register is read, and how much is known of it. */
export const asAt = {
  /** The end of which day; left out, today. */
  AsAt: civilDate.optional(),
  /** As it was known once so many entries were recorded; left out, all of them. */
  KnownAt: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
  /** As it was known at the end of a minute, in UTC: `2026-11-03T14:05Z`. With `KnownAt` too, what both knew. */
  KnownOn: minute.optional(),
};

/** When a reading is of, and up to which entry it knows. */
export const readingHead = {
  AsAt: civilDate,
  /** The last entry that counts. */
  KnownAt: z.int(),
  /** When that entry was recorded; null where nothing counts yet. */
  KnownSince: instant.nullable(),
  /** The minute that was asked for; null where none was. */
  KnownOn: z.string().nullable(),
  /** The last entry of all; 0 where the company has no share register yet. */
  LastEntry: z.int(),
};

/** Below zero for shares that go. */
const signedDecimal = z.string().regex(/^-?\d+(\.\d{1,6})?$/);

/** A person or company that holds shares, alone or jointly. */
export const holderMember = z.discriminatedUnion('Kind', [
  z.object({
    Kind: z.literal('person'),
    PersonId: id,
    Surname: z.string(),
    Forename: z.string().nullable(),
  }),
  z.object({
    Kind: z.literal('company'),
    PersonId: id,
    Name: z.string(),
    /** Null where nobody has entered it. */
    CompanyNumber: z.string().nullable(),
  }),
]);

const addressText = z.string().trim().max(100).optional();
export const holderAddress = z.object({
  Premises: addressText,
  Line1: addressText,
  Line2: addressText,
  Town: addressText,
  County: addressText,
  Country: addressText,
  Postcode: addressText,
  CareOf: addressText,
  PoBox: addressText,
});

export const shareHolderShape = z.object({
  HolderId: id,
  /** As it is read: "Alice Green and Bob Stone (A/c JMB)". */
  Name: z.string(),
  Members: z.array(holderMember),
  Designation: z.string().nullable(),
  Address: holderAddress.nullable(),
});

/** What a class of shares is at a time, as far as an entry can change it. */
export const classTermsShape = z.object({
  ClassName: z.string(),
  Currency: z.string(),
  NominalValue: exactDecimal,
  Particulars: z.string(),
  VotesPerShare: z.string(),
  IsRedeemable: z.boolean(),
});

export const shareClassShape = z.object({
  ShareClassId: id,
  ...classTermsShape.shape,
  IsNumbered: z.boolean(),
  /** In issue, treasury shares included. */
  SharesInIssue: exactDecimal,
  /** Held by the company itself. */
  SharesInTreasury: exactDecimal,
  /** Of these, forfeited or surrendered ones, which are no treasury shares. */
  SharesForfeited: exactDecimal,
  AggregateNominal: exactDecimal,
  /** Null where it is not known of every share. */
  AmountUnpaid: exactDecimal.nullable(),
});

/** What one account holds of one class; no holder for the company's own shares. */
export const holdingShape = z.object({
  HolderId: id.nullable(),
  HolderName: z.string(),
  ShareClassId: id,
  ClassName: z.string(),
  Shares: exactDecimal,
  Numbers: z.string(),
  AmountPaid: exactDecimal.nullable(),
  AmountUnpaid: exactDecimal.nullable(),
});

/** What each account has, those too whose holders nobody knows yet. */
export const heldByHolders = z.array(
  z.object({ HolderId: id, HolderName: z.string(), Holdings: z.array(holdingShape) }),
);

/** One entry of the ledger, as it is listed. */
export const shareEventShape = z.object({
  ShareEventId: id,
  /** Its place among all that was recorded for the company. */
  Number: z.int(),
  Kind: z.string(),
  EffectiveOn: civilDate,
  RecordedAt: instant,
  Reverses: id.nullable(),
  /** The entry that this one enters again, on books that a correction before it has changed. */
  EntersAgain: id.nullable(),
  /** Taken back by a later entry: shown struck through. */
  IsReversed: z.boolean(),
  Request: shareEventRequest,
});

/** What an entry did to one holder's shares of one class. */
export const holdingChangeShape = z.object({
  ShareEventId: id,
  Kind: z.string(),
  On: civilDate,
  ShareClassId: id,
  ClassName: z.string(),
  Change: signedDecimal,
  IsReversed: z.boolean(),
});

const classCapital = z.object({
  ClassName: z.string(),
  Particulars: z.string(),
  NumberOfShares: exactDecimal,
  AggregateNominal: exactDecimal,
  NominalEach: exactDecimal.optional(),
});

/** A statement of capital, one table for each currency; an unpaid total that nobody knows is empty. */
export const capitalShape = z.object({
  Currencies: z.array(
    z.object({
      Currency: z.string(),
      Classes: z.array(classCapital),
      TotalShares: exactDecimal,
      TotalNominal: exactDecimal,
      TotalUnpaid: z.string(),
    }),
  ),
});

export const certificateShape = z.object({
  CertificateNumber: z.int(),
  HolderId: id,
  HolderName: z.string(),
  ShareClassId: id,
  ClassName: z.string(),
  Shares: exactDecimal,
  Numbers: z.string(),
  Origin: z.enum(['new', 'balance', 'split', 'duplicate', 'replacement', 'entered']),
  IssuedOn: civilDate,
  Status: z.enum(['live', 'cancelled', 'lost', 'replaced']),
  EndedOn: civilDate.nullable(),
  Replaces: z.array(z.int()),
  ShareEventId: id.nullable(),
});
