import { parseAmount, toDecimalText } from '@statbook/domain';
import { z } from 'zod';
import { id } from '../wire.ts';

/**
 * A number as typed or stored, kept and shown in its one plain writing: "1,000.00" is "1000". One that cannot be read stays
 * as it is: the planner says at its field what is wrong.
 */
export const typedNumber = z.string().trim().max(30).overwrite(plainly);

function plainly(text: string): string {
  const parsed = parseAmount(text);
  return parsed.ok ? toDecimalText(parsed.value) : text;
}

/** A date as typed or stored, `YYYY-MM-DD`, empty where it is not entered yet. */
export const dateDrafted = z.string('Enter a date').trim().max(10);
const date = dateDrafted.min(1, 'Enter a date');
/** Empty or left out, nobody knows it. */
const optionalDate = dateDrafted.optional();
const classId = z.uuid('Choose the class of shares');
const holderId = z.uuid('Choose the holder');
const text = z.string().trim().max(4000);
/** "1-50, 61": distinguishing numbers. */
const numbers = z.string().trim().max(2000).optional();
/** So many of each lot, where shares without numbers differ in what is unpaid. */
const lots = z
  .array(z.object({ LotId: z.string().max(60), Shares: typedNumber }))
  .max(1000)
  .optional();

const ofHolder = { HolderId: holderId, Shares: typedNumber, Numbers: numbers, Lots: lots };
const holdings = z.array(z.object(ofHolder)).max(5000);
const transferee = z.object({
  TransfereeId: holderId,
  Shares: typedNumber,
  Numbers: numbers,
  Lots: lots,
  /** Chargeable consideration in GBP; left out or 0 for a gift. */
  Consideration: typedNumber.optional(),
});
/** By an instrument of transfer, with what decides the stamp duty on it. */
const instrumentTransferee = transferee.extend({
  /** Part of a larger transaction or a series of them above GBP 1,000 altogether. */
  IsPartOfSeries: z.boolean().optional(),
  /** Why the instrument is exempt or not chargeable, where it is. */
  Exemption: text.optional(),
  /** How the instrument was made good for the duty; left out, not stamped or nobody knows. */
  Stamping: z.enum(['paid', 'adjudicated']).optional(),
});
const kind = <Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) =>
  z.object({ Kind: z.literal(name), On: date, ...shape });

/** New shares for one holder. */
export const allotteeFields = {
  ClassId: classId,
  HolderId: holderId,
  Shares: typedNumber,
  /** Issue price of each share, premium included. */
  PriceEach: typedNumber,
  PaidEach: typedNumber,
  /** Extent and description of a consideration other than cash. */
  NonCash: text.optional(),
  /** Under an employees' share scheme: free of pre-emption, and in a public company of the quarter to be paid up. */
  IsUnderEmployeeScheme: z.boolean().optional(),
  FirstNumber: typedNumber.optional(),
};

/** In a draft the class and the holder may still have to be chosen. */
export const chosenLater = id.or(z.literal(''));

/** An allottee as a draft keeps them: what is missing is refused when the allotment is recorded. */
export const allotteeDrafted = z.object({
  ...allotteeFields,
  ClassId: chosenLater,
  HolderId: chosenLater,
});

/** The day on which something takes effect. */
export const effectiveDate = date;

/** Who gives up shares, and who gets how many of them. */
export const transferFields = {
  On: date,
  ClassId: classId,
  TransferorId: holderId,
  Transferees: z.array(instrumentTransferee).max(5000),
  SignedOn: optionalDate,
  LodgedOn: optionalDate,
};

/** A transfer that was lodged and refused: it moves no shares. */
export const refusedTransferRequest = z.object({
  ClassId: classId,
  TransferorId: holderId,
  Transferees: z.array(z.object({ TransfereeId: holderId, Shares: typedNumber })).max(5000),
  SignedOn: optionalDate,
  LodgedOn: date,
  RefusedOn: date,
  /** Such as were given to the transferee. */
  Reasons: text,
});

/** What a holder has on paper already, and since when they stand in the register; left out where nobody knows it. */
export const onPaperFields = {
  EnteredOn: optionalDate,
  Certificates: z
    .array(
      z.object({
        Number: typedNumber,
        IssuedOn: date,
        /** Left out where it is the only one. */
        Shares: typedNumber.optional(),
        Numbers: numbers,
      }),
    )
    .max(200)
    .optional(),
};

const opening = z.object({
  ClassId: classId,
  /** Left out for shares in treasury. */
  HolderId: holderId.optional(),
  Shares: typedNumber,
  /** Left out where nobody knows it. */
  PriceEach: typedNumber.optional(),
  UnpaidEach: typedNumber.optional(),
  Numbers: numbers,
  ...onPaperFields,
});
const means = z.discriminatedUnion(
  'By',
  [
    z.object({
      By: z.literal('nominal'),
      NominalEach: typedNumber,
      Repaid: z.enum(['paid-up', 'unpaid-first'], 'Choose what becomes less first'),
    }),
    z.object({ By: z.literal('unpaid'), ReliefEach: typedNumber }),
    z.object({ By: z.literal('cancelling'), Holdings: holdings }),
  ],
  'Choose how the capital is reduced',
);
/** The resolution or consent behind an entry, where there is one and its day is known. */
const resolvedOn = { ResolvedOn: optionalDate };
const paid = {
  OutOf: z.enum(['profits', 'fresh-issue', 'capital'], 'Choose what the company pays out of').optional(),
  ...resolvedOn,
};
const into = z.enum(['cancelled', 'treasury'], 'Choose what becomes of the shares');
const lost = { ClassId: classId, Holdings: holdings, Into: into };

/** What a person asks of the register: one thing that happened to shares, or an entry taken back. */
export const shareEventRequest = z.discriminatedUnion('Kind', [
  kind('allotment', { Allottees: z.array(z.object(allotteeFields)).max(5000) }),
  kind('transfer', transferFields),
  kind('opening-balance', {
    Holdings: z.array(opening).max(5000),
    /** Where the figures come from. */
    Source: text.optional(),
  }),
  kind('transmission', { FromId: holderId, ToId: holderId, ClassId: classId.optional(), Evidence: text }),
  kind('subdivision', { ClassId: classId, Into: typedNumber, ...resolvedOn }),
  kind('consolidation', { ClassId: classId, From: typedNumber, ...resolvedOn }),
  kind('redesignation', {
    FromClassId: classId,
    ToClassId: classId,
    Holdings: holdings.optional(),
    ...resolvedOn,
  }),
  kind('redenomination', {
    ClassId: classId,
    Currency: z.string().trim().max(3),
    Rate: typedNumber,
    RateOn: date,
    ResolvedOn: date,
  }),
  kind('bonus-issue', {
    ClassId: classId,
    IntoClassId: classId,
    NewShares: typedNumber,
    ForEvery: typedNumber,
    LeavesOutFractions: z.boolean().optional(),
  }),
  kind('redemption', { ClassId: classId, Holdings: holdings, ...paid }),
  kind('buy-back', {
    ClassId: classId,
    Holdings: holdings,
    Into: into,
    Consideration: typedNumber.optional(),
    ...paid,
  }),
  kind('treasury-sale', { ClassId: classId, Buyers: z.array(transferee).max(5000) }),
  kind('cancellation', { ClassId: classId, Shares: typedNumber, Numbers: numbers, Lots: lots }),
  kind('reduction', {
    ClassId: classId,
    Means: means,
    Route: z.enum(
      ['solvency-statement', 'court', 'redenomination'],
      'Choose what the resolution is supported by',
    ),
    ResolvedOn: date,
    SolvencyStatementOn: optionalDate,
    RedenominationResolvedOn: optionalDate,
  }),
  kind('call', { ClassId: classId, CallEach: typedNumber, Holdings: holdings.optional() }),
  kind('forfeiture', lost),
  kind('surrender', lost),
  kind('variation', {
    ClassId: classId,
    Particulars: text,
    VotesPerShare: typedNumber,
    IsRedeemable: z.boolean(),
    ...resolvedOn,
  }),
  kind('class-name', { ClassId: classId, Name: z.string().trim().max(160) }),
  z.object({ Kind: z.literal('reversal'), EventId: id, Reason: text }),
]);
export type ShareEventRequestOnWire = z.output<typeof shareEventRequest>;
