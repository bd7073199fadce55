import type { HolderId, LotId, ShareClassId, ShareEventId } from './ids.ts';

/**
 * A request as a person enters it. Numbers and amounts are decimal texts and dates `YYYY-MM-DD`, as typed, sent and stored;
 * the planners read them and refuse at the field. `on` is the effective date.
 */
interface RequestOf<Kind extends string> {
  readonly kind: Kind;
  readonly on: string;
}

/** A number of shares of one lot, where the request must say which. */
export interface SharesOfLot {
  readonly lotId: LotId;
  readonly shares: string;
}

/** Shares of one holder: chosen by distinguishing numbers ("1-50, 61") or by lot, otherwise the oldest first. */
export interface SharesOfHolder {
  readonly holderId: HolderId;
  readonly shares: string;
  readonly numbers?: string | undefined;
  readonly lots?: readonly SharesOfLot[] | undefined;
}

/** A certificate issued before the books begin. */
export interface ExistingCertificateInput {
  readonly number: string;
  readonly issuedOn: string;
  /** Left out where one certificate is for the whole holding. */
  readonly shares?: string | undefined;
  readonly numbers?: string | undefined;
}

/**
 * A holding of an opening balance. Unknown facts are left out: the issue price, the amount unpaid, the day of the entry in the
 * register of members, and the certificates issued.
 */
export interface OpeningHolding {
  readonly classId: ShareClassId;
  /** Left out for shares that the company itself holds in treasury. */
  readonly holderId?: HolderId | undefined;
  readonly shares: string;
  readonly priceEach?: string | undefined;
  readonly unpaidEach?: string | undefined;
  readonly numbers?: string | undefined;
  /** The day of the entry in the register of members (s.113(2)(b)). */
  readonly enteredOn?: string | undefined;
  /** Existing certificates for all of the holding. */
  readonly certificates?: readonly ExistingCertificateInput[] | undefined;
}

/** The position of a company whose books begin later than its shares; `on` is its as-at date. */
export interface OpeningBalanceRequest extends RequestOf<'opening-balance'> {
  readonly holdings: readonly OpeningHolding[];
  /** Where the figures come from. */
  readonly source?: string | undefined;
  /** False: the certificates of a holding that names none are not known. Left out, the holding gets a new one. */
  readonly issuesCertificates?: boolean | undefined;
  /** The date of the new ones; left out, that of the balance. */
  readonly certificatesIssuedOn?: string | undefined;
}

/** New shares for one holder. */
export interface Allottee {
  readonly classId: ShareClassId;
  readonly holderId: HolderId;
  readonly shares: string;
  /** Issue price per share, premium included. */
  readonly priceEach: string;
  /** Amount paid per share. */
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

/** Shares for one transferee. */
export interface Transferee extends Omit<SharesOfHolder, 'holderId'> {
  readonly transfereeId: HolderId;
  /** Chargeable consideration in GBP; left out or 0 for a gift. */
  readonly consideration?: string | undefined;
}

/** How stamp duty on an instrument of transfer was settled: paid, or adjudicated by HMRC. */
export type Stamping = 'paid' | 'adjudicated';

/** Shares for one transferee by an instrument of transfer, with what decides the stamp duty on it. */
export interface InstrumentTransferee extends Transferee {
  /** Part of a larger transaction or a series of them above GBP 1,000 altogether. */
  readonly isPartOfSeries?: boolean | undefined;
  /** Why the instrument is exempt or not chargeable, where it is. */
  readonly exemption?: string | undefined;
  /** Left out: not stamped, or unknown. */
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

/** Transmission of all shares of a holder by operation of law (ss.773-774): death, bankruptcy or court order. */
export interface TransmissionRequest extends RequestOf<'transmission'> {
  readonly fromId: HolderId;
  readonly toId: HolderId;
  /** Left out: every class. */
  readonly classId?: ShareClassId | undefined;
  readonly evidence: string;
}

/** Sub-division of each share of a class into `into` shares (s.618). */
export interface SubdivisionRequest extends RequestOf<'subdivision'> {
  readonly classId: ShareClassId;
  readonly into: string;
  /** The day of the ordinary resolution; left out where unknown. */
  readonly resolvedOn?: string | undefined;
}

/** Consolidation of every `from` shares of a class into one (s.618). */
export interface ConsolidationRequest extends RequestOf<'consolidation'> {
  readonly classId: ShareClassId;
  readonly from: string;
  /** The day of the ordinary resolution; left out where unknown. */
  readonly resolvedOn?: string | undefined;
}

/** Redesignation of shares as shares of another class with the same nominal value. */
export interface RedesignationRequest extends RequestOf<'redesignation'> {
  readonly fromClassId: ShareClassId;
  readonly toClassId: ShareClassId;
  /** Left out: the whole class. */
  readonly holdings?: readonly SharesOfHolder[] | undefined;
  /** The day of the special resolution or class consent; left out where the articles need none. */
  readonly resolvedOn?: string | undefined;
}

/** Redenomination of a class into another currency at a spot rate (ss.622-628). */
export interface RedenominationRequest extends RequestOf<'redenomination'> {
  readonly classId: ShareClassId;
  readonly currency: string;
  /** One unit of the old currency in the new one, up to six decimals. */
  readonly rate: string;
  /** The day of the rate, at most 28 days before the resolution. */
  readonly rateOn: string;
  readonly resolvedOn: string;
}

/** Bonus issue of `newShares` fully paid shares for every `forEvery` held, paid up out of reserves (s.564). */
export interface BonusIssueRequest extends RequestOf<'bonus-issue'> {
  readonly classId: ShareClassId;
  /** The class of the new shares. */
  readonly intoClassId: ShareClassId;
  readonly newShares: string;
  readonly forEvery: string;
  /** Whether the terms of the issue leave fractions of an entitlement out; otherwise they are refused. */
  readonly leavesOutFractions?: boolean | undefined;
}

/** What the company pays for its own shares out of (ss.687, 692); left out where unknown. */
export interface PaidOutOf {
  readonly outOf?: 'profits' | 'fresh-issue' | 'capital' | undefined;
  /** The day of the resolution that authorises it; a payment out of capital needs it (ss.716, 723). */
  readonly resolvedOn?: string | undefined;
}

/** Redemption and so cancellation of redeemable shares (ss.684-689). */
export interface RedemptionRequest extends RequestOf<'redemption'>, PaidOutOf {
  readonly classId: ShareClassId;
  readonly holdings: readonly SharesOfHolder[];
}

/** Purchase by the company of its own shares (ss.690-708, 724); `on` is the day of delivery to the company. */
export interface BuyBackRequest extends RequestOf<'buy-back'>, PaidOutOf {
  readonly classId: ShareClassId;
  readonly holdings: readonly SharesOfHolder[];
  readonly into: 'cancelled' | 'treasury';
  /** The price in GBP, for the stamp duty on form SH03. */
  readonly consideration?: string | undefined;
}

/** Sale of shares that the company holds itself (s.727). */
export interface TreasurySaleRequest extends RequestOf<'treasury-sale'> {
  readonly classId: ShareClassId;
  readonly buyers: readonly Transferee[];
}

/** Cancellation of shares that the company holds itself (ss.729, 662). */
export interface CancellationRequest extends RequestOf<'cancellation'> {
  readonly classId: ShareClassId;
  readonly shares: string;
  readonly numbers?: string | undefined;
  readonly lots?: readonly SharesOfLot[] | undefined;
}

/** How capital is reduced (s.641(4)): a smaller nominal value, relief from unpaid premium, or cancelling shares. */
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

/** Payment of a call on shares that are not fully paid (ss.581-582). */
export interface CallRequest extends RequestOf<'call'> {
  readonly classId: ShareClassId;
  /** Amount paid per share. */
  readonly callEach: string;
  /** Left out: every share of the class with at least this amount unpaid. */
  readonly holdings?: readonly SharesOfHolder[] | undefined;
}

/** Forfeiture of shares for unpaid calls, or their surrender, as the articles provide. */
export interface ForfeitureRequest extends RequestOf<'forfeiture' | 'surrender'> {
  readonly classId: ShareClassId;
  readonly holdings: readonly SharesOfHolder[];
  /** Cancelled at once, or kept by the company until it disposes of them. */
  readonly into: 'cancelled' | 'treasury';
}

/** Variation of the rights attached to a class (ss.629-640). */
export interface VariationRequest extends RequestOf<'variation'> {
  readonly classId: ShareClassId;
  readonly particulars: string;
  readonly votesPerShare: string;
  readonly isRedeemable: boolean;
  /** The day of the class consent or special resolution (s.630); left out where unknown. */
  readonly resolvedOn?: string | undefined;
}

/** A new name of a class (s.636). */
export interface ClassNameRequest extends RequestOf<'class-name'> {
  readonly classId: ShareClassId;
  readonly name: string;
}

/** Reversal of an earlier event on its effective date; both stay in the ledger. */
export interface ReversalRequest {
  readonly kind: 'reversal';
  readonly eventId: ShareEventId;
  readonly reason: string;
}

/** Every request but a reversal. */
export type ShareActionRequest =
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

/** Every request. */
export type ShareEventRequest = ShareActionRequest | ReversalRequest;

/** The kind of an event. */
export type ShareEventKind = ShareEventRequest['kind'];
