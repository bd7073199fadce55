import type { HolderId, LotId, ShareClassId, ShareEventId } from './ids.ts';

/**
 * What a person asks of the register. Numbers and amounts are decimal texts and dates `YYYY-MM-DD`, as typed, sent and
 * stored; the planners read them and refuse at the field. `on` is the effective date.
 */
interface RequestOf<Kind extends string> {
  readonly kind: Kind;
  readonly on: string;
}

/** So many shares of one lot, where it matters which go. */
export interface SharesOfLot {
  readonly lotId: LotId;
  readonly shares: string;
}

/** Shares of one holder that go. Which ones, where it matters: by number ("1-50, 61") or by lot; else the oldest first. */
export interface SharesOfHolder {
  readonly holderId: HolderId;
  readonly shares: string;
  readonly numbers?: string | undefined;
  readonly lots?: readonly SharesOfLot[] | undefined;
}

/** A certificate that the holder has in their hands when the books begin. */
export interface CertificateOnPaper {
  readonly number: string;
  readonly issuedOn: string;
  /** Left out where it is the only one: it is for the whole holding. */
  readonly shares?: string | undefined;
  readonly numbers?: string | undefined;
}

/**
 * A holding brought in from earlier books. Left out is what nobody knows: the price, whether all of it is paid, since when the
 * holder stands in the register of members, and the certificates that were issued.
 */
export interface OpeningHolding {
  readonly classId: ShareClassId;
  /** Left out for shares that the company itself holds in treasury. */
  readonly holderId?: HolderId | undefined;
  readonly shares: string;
  readonly priceEach?: string | undefined;
  readonly unpaidEach?: string | undefined;
  readonly numbers?: string | undefined;
  /** The day on which the holder was entered in the register of members (s.113(2)(b)). */
  readonly enteredOn?: string | undefined;
  /** Together for all of the holding; new ones are made where none is named. */
  readonly certificates?: readonly CertificateOnPaper[] | undefined;
}

/** The position of a company whose books begin later than its shares; `on` is its as-at date. */
export interface OpeningBalanceRequest extends RequestOf<'opening-balance'> {
  readonly holdings: readonly OpeningHolding[];
  /** Where the figures come from, in words. */
  readonly source?: string | undefined;
}

/** New shares for one holder. */
export interface Allottee {
  readonly classId: ShareClassId;
  readonly holderId: HolderId;
  readonly shares: string;
  /** Issue price of each share, premium included. */
  readonly priceEach: string;
  readonly paidEach: string;
  /** Extent and description of the consideration where it is not cash. */
  readonly nonCash?: string | undefined;
  /**
   * Under an employees' share scheme: no authority to allot and no offer to the members is needed (ss.549(2), 566), and a
   * public company need not have a quarter of these paid up (s.586(2)).
   */
  readonly isUnderEmployeeScheme?: boolean | undefined;
  /** The first distinguishing number; left out, the next after the highest of the class. */
  readonly firstNumber?: string | undefined;
}

/** Allotment of new shares (ss.549-559): one return, any number of allottees and classes. */
export interface AllotmentRequest extends RequestOf<'allotment'> {
  readonly allottees: readonly Allottee[];
}

/** Shares that go to one transferee. */
export interface Transferee extends Omit<SharesOfHolder, 'holderId'> {
  readonly transfereeId: HolderId;
  /** Chargeable consideration in GBP; left out or 0 for a gift. */
  readonly consideration?: string | undefined;
}

/** How the instrument of a transfer was made good for stamp duty: paid, or adjudicated by HMRC. */
export type Stamping = 'paid' | 'adjudicated';

/** Shares that go by an instrument of transfer, with what decides the stamp duty on it. */
export interface InstrumentTransferee extends Transferee {
  /** Part of a larger transaction or a series of them above GBP 1,000 altogether. */
  readonly isPartOfSeries?: boolean | undefined;
  /** Why the instrument is exempt or not chargeable, where it is. */
  readonly exemption?: string | undefined;
  /** Left out: not stamped, or nobody knows it. */
  readonly stamping?: Stamping | undefined;
}

/** Transfer by one holder (ss.770-772); `on` is the day of the entry in the register. */
export interface TransferRequest extends RequestOf<'transfer'> {
  readonly classId: ShareClassId;
  readonly transferorId: HolderId;
  readonly transferees: readonly InstrumentTransferee[];
  readonly signedOn?: string | undefined;
  readonly lodgedOn?: string | undefined;
}

/** Everything a holder has passes by operation of law (ss.773-774), on death, bankruptcy or by order of a court. */
export interface TransmissionRequest extends RequestOf<'transmission'> {
  readonly fromId: HolderId;
  readonly toId: HolderId;
  /** Left out: every class. */
  readonly classId?: ShareClassId | undefined;
  readonly evidence: string;
}

/** Each share of a class becomes `into` shares (s.618). */
export interface SubdivisionRequest extends RequestOf<'subdivision'> {
  readonly classId: ShareClassId;
  readonly into: string;
  /** The day of the ordinary resolution; left out where nobody knows it any more. */
  readonly resolvedOn?: string | undefined;
}

/** Every `from` shares of a class become one (s.618). */
export interface ConsolidationRequest extends RequestOf<'consolidation'> {
  readonly classId: ShareClassId;
  readonly from: string;
  /** The day of the ordinary resolution; left out where nobody knows it any more. */
  readonly resolvedOn?: string | undefined;
}

/** Shares become shares of another class with the same nominal value. */
export interface RedesignationRequest extends RequestOf<'redesignation'> {
  readonly fromClassId: ShareClassId;
  readonly toClassId: ShareClassId;
  /** Left out: the whole class. */
  readonly holdings?: readonly SharesOfHolder[] | undefined;
  /** The day of the special resolution or class consent; left out where the articles need none. */
  readonly resolvedOn?: string | undefined;
}

/** The nominal value passes into another currency at a spot rate (ss.622-628). */
export interface RedenominationRequest extends RequestOf<'redenomination'> {
  readonly classId: ShareClassId;
  readonly currency: string;
  /** What one unit of the old currency is in the new one, up to six decimals. */
  readonly rate: string;
  /** The day of the rate, at most 28 days before the resolution. */
  readonly rateOn: string;
  readonly resolvedOn: string;
}

/** `newShares` fully paid shares for every `forEvery` held, paid up out of reserves (s.564). */
export interface BonusIssueRequest extends RequestOf<'bonus-issue'> {
  readonly classId: ShareClassId;
  /** The class of the new shares. */
  readonly intoClassId: ShareClassId;
  readonly newShares: string;
  readonly forEvery: string;
  /** Whether part entitlements are left out by the terms of the issue; otherwise they are refused. */
  readonly leavesOutFractions?: boolean | undefined;
}

/** What the company pays for its own shares with (ss.687, 692); left out where nobody knows it any more. */
export interface PaidOutOf {
  readonly outOf?: 'profits' | 'fresh-issue' | 'capital' | undefined;
  /** The day of the resolution that authorises it; a payment out of capital needs it (ss.716, 723). */
  readonly resolvedOn?: string | undefined;
}

/** Redeemable shares are redeemed and cancelled (ss.684-689). */
export interface RedemptionRequest extends RequestOf<'redemption'>, PaidOutOf {
  readonly classId: ShareClassId;
  readonly holdings: readonly SharesOfHolder[];
}

/** The company buys its own shares (ss.690-708, 724); `on` is the day of delivery to the company. */
export interface BuyBackRequest extends RequestOf<'buy-back'>, PaidOutOf {
  readonly classId: ShareClassId;
  readonly holdings: readonly SharesOfHolder[];
  readonly into: 'cancelled' | 'treasury';
  /** What the company pays, in GBP, for the stamp duty on form SH03. */
  readonly consideration?: string | undefined;
}

/** Shares that the company holds itself go to a holder (s.727). */
export interface TreasurySaleRequest extends RequestOf<'treasury-sale'> {
  readonly classId: ShareClassId;
  readonly buyers: readonly Transferee[];
}

/** Shares that the company holds itself are cancelled (ss.729, 662). */
export interface CancellationRequest extends RequestOf<'cancellation'> {
  readonly classId: ShareClassId;
  readonly shares: string;
  readonly numbers?: string | undefined;
  readonly lots?: readonly SharesOfLot[] | undefined;
}

/** How capital is reduced (s.641(4)): less nominal, less unpaid on every share, or shares cancelled. */
export type ReductionMeans =
  | { readonly by: 'nominal'; readonly nominalEach: string; readonly repaid: 'paid-up' | 'unpaid-first' }
  | { readonly by: 'unpaid'; readonly reliefEach: string }
  | { readonly by: 'cancelling'; readonly holdings: readonly SharesOfHolder[] };

/** Reduction of capital (ss.641-653), effective when the registrar registers it: `on` is that day. */
export interface ReductionRequest extends RequestOf<'reduction'> {
  readonly classId: ShareClassId;
  readonly means: ReductionMeans;
  readonly route: 'solvency-statement' | 'court' | 'redenomination';
  readonly resolvedOn: string;
  /** Where the resolution relies on one: the day of the directors' solvency statement (s.642). */
  readonly solvencyStatementOn?: string | undefined;
  /** After a redenomination: the day of the resolution that redenominated (s.626(3)). */
  readonly redenominationResolvedOn?: string | undefined;
}

/** A call on shares that are not fully paid. */
export interface CallRequest extends RequestOf<'call'> {
  readonly classId: ShareClassId;
  /** Called and paid on each share. */
  readonly callEach: string;
  /** Left out: every share of the class on which so much is unpaid. */
  readonly holdings?: readonly SharesOfHolder[] | undefined;
}

/** Shares lost for unpaid calls, or given up instead, as the articles provide. */
export interface ForfeitureRequest extends RequestOf<'forfeiture' | 'surrender'> {
  readonly classId: ShareClassId;
  readonly holdings: readonly SharesOfHolder[];
  /** Cancelled at once, or kept by the company until it disposes of them. */
  readonly into: 'cancelled' | 'treasury';
}

/** Rights attached to a class change (ss.629-640). */
export interface VariationRequest extends RequestOf<'variation'> {
  readonly classId: ShareClassId;
  readonly particulars: string;
  readonly votesPerShare: string;
  readonly isRedeemable: boolean;
  /** The day of the class's consent or special resolution (s.630); left out where nobody knows it any more. */
  readonly resolvedOn?: string | undefined;
}

/** A class gets a new name (s.636). */
export interface ClassNameRequest extends RequestOf<'class-name'> {
  readonly classId: ShareClassId;
  readonly name: string;
}

/** An earlier event is taken back, on the day it took effect; it stays in the books beside its reversal. */
export interface ReversalRequest {
  readonly kind: 'reversal';
  readonly eventId: ShareEventId;
  readonly reason: string;
}

/** Everything that can happen to shares but a reversal. */
export type ShareActRequest =
  | OpeningBalanceRequest
  | AllotmentRequest
  | TransferRequest
  | TransmissionRequest
  | SubdivisionRequest
  | ConsolidationRequest
  | RedesignationRequest
  | RedenominationRequest
  | BonusIssueRequest
  | RedemptionRequest
  | BuyBackRequest
  | TreasurySaleRequest
  | CancellationRequest
  | ReductionRequest
  | CallRequest
  | ForfeitureRequest
  | VariationRequest
  | ClassNameRequest;

/** Everything that can be asked of the register. */
export type ShareEventRequest = ShareActRequest | ReversalRequest;

/** The kind of an event. */
export type ShareEventKind = ShareEventRequest['kind'];
