import { z } from 'zod';
import { id } from '../wire.ts';

/** A number as typed or stored: the planner reads it and says at its field what is wrong. */
const number = z.string().trim().max(30);
/** A date as typed or stored, `YYYY-MM-DD`. */
const date = z.string().trim().max(10);
const text = z.string().trim().max(4000);
/** "1-50, 61": distinguishing numbers. */
const numbers = z.string().trim().max(2000).optional();
const lots = z.array(z.string().max(60)).max(1000).optional();

const ofHolder = { HolderId: id, Shares: number, Numbers: numbers, Lots: lots };
const holdings = z.array(z.object(ofHolder)).max(5000);
const transferee = z.object({
  TransfereeId: id,
  Shares: number,
  Numbers: numbers,
  Lots: lots,
  /** Chargeable consideration in GBP; left out or 0 for a gift. */
  Consideration: number.optional(),
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
  ClassId: id,
  HolderId: id,
  Shares: number,
  /** Issue price of each share, premium included. */
  PriceEach: number,
  PaidEach: number,
  /** Extent and description of a consideration other than cash. */
  NonCash: text.optional(),
  /** Under an employees' share scheme, of which a public company may allot shares with less than a quarter paid. */
  IsUnderEmployeeScheme: z.boolean().optional(),
  FirstNumber: number.optional(),
};

/** The day on which something takes effect. */
export const effectiveDate = date;

/** Who gives up shares, and who gets how many of them. */
export const transferFields = {
  On: date,
  ClassId: id,
  TransferorId: id,
  Transferees: z.array(instrumentTransferee).max(5000),
  SignedOn: date.optional(),
  LodgedOn: date.optional(),
};

/** A transfer that was lodged and refused: it moves no shares. */
export const refusedTransferRequest = z.object({
  ClassId: id,
  TransferorId: id,
  Transferees: z.array(z.object({ TransfereeId: id, Shares: number })).max(5000),
  SignedOn: date.optional(),
  LodgedOn: date,
  RefusedOn: date,
  /** Such as were given to the transferee. */
  Reasons: text,
});

const opening = z.object({
  ClassId: id,
  /** Left out for shares in treasury. */
  HolderId: id.optional(),
  Shares: number,
  /** Left out where nobody knows it. */
  PriceEach: number.optional(),
  UnpaidEach: number.optional(),
  Numbers: numbers,
});
const means = z.discriminatedUnion('By', [
  z.object({ By: z.literal('nominal'), NominalEach: number, Repaid: z.enum(['paid-up', 'unpaid-first']) }),
  z.object({ By: z.literal('unpaid'), ReliefEach: number }),
  z.object({ By: z.literal('cancelling'), Holdings: holdings }),
]);
/** The resolution or consent behind an entry, where there is one and its day is known. */
const resolvedOn = { ResolvedOn: date.optional() };
const paid = { OutOf: z.enum(['profits', 'fresh-issue', 'capital']).optional(), ...resolvedOn };
const into = z.enum(['cancelled', 'treasury']);
const lost = { ClassId: id, Holdings: holdings, Into: into };

/** What a person asks of the register: one thing that happened to shares, or an entry taken back. */
export const shareEventRequest = z.discriminatedUnion('Kind', [
  kind('allotment', { Allottees: z.array(z.object(allotteeFields)).max(5000) }),
  kind('transfer', transferFields),
  kind('opening-balance', {
    Holdings: z.array(opening).max(5000),
    /** Where the figures come from. */
    Source: text.optional(),
  }),
  kind('transmission', { FromId: id, ToId: id, ClassId: id.optional(), Evidence: text }),
  kind('subdivision', { ClassId: id, Into: number, ...resolvedOn }),
  kind('consolidation', { ClassId: id, From: number, ...resolvedOn }),
  kind('redesignation', {
    FromClassId: id,
    ToClassId: id,
    Holdings: holdings.optional(),
    ...resolvedOn,
  }),
  kind('redenomination', {
    ClassId: id,
    Currency: z.string().trim().max(3),
    Rate: number,
    RateOn: date,
    ResolvedOn: date,
  }),
  kind('bonus-issue', {
    ClassId: id,
    IntoClassId: id,
    NewShares: number,
    ForEvery: number,
    LeavesOutFractions: z.boolean().optional(),
  }),
  kind('redemption', { ClassId: id, Holdings: holdings, ...paid }),
  kind('buy-back', {
    ClassId: id,
    Holdings: holdings,
    Into: into,
    Consideration: number.optional(),
    ...paid,
  }),
  kind('treasury-sale', { ClassId: id, Buyers: z.array(transferee).max(5000) }),
  kind('cancellation', { ClassId: id, Shares: number, Numbers: numbers, Lots: lots }),
  kind('reduction', {
    ClassId: id,
    Means: means,
    Route: z.enum(['solvency-statement', 'court', 'redenomination']),
    ResolvedOn: date,
    SolvencyStatementOn: date.optional(),
    RedenominationResolvedOn: date.optional(),
  }),
  kind('call', { ClassId: id, CallEach: number, Holdings: holdings.optional() }),
  kind('forfeiture', lost),
  kind('surrender', lost),
  kind('variation', {
    ClassId: id,
    Particulars: text,
    VotesPerShare: number,
    IsRedeemable: z.boolean(),
    ...resolvedOn,
  }),
  kind('class-name', { ClassId: id, Name: z.string().trim().max(160) }),
  z.object({ Kind: z.literal('reversal'), EventId: id, Reason: text }),
]);
export type ShareEventRequestOnWire = z.output<typeof shareEventRequest>;
