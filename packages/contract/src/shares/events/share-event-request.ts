import { parseAmount, toDecimalText } from '@statbook/domain/money';
import { z } from 'zod';
import { dateSchemas } from '../../wire/entered-dates.ts';
import { id } from '../../wire/shapes.ts';

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
export const dateDrafted = z.string('Enter a date').trim().max(10).register(dateSchemas);
const date = dateDrafted.min(1, 'Enter a date').register(dateSchemas);
/** Empty or left out, nobody knows it. */
const optionalDate = dateDrafted.optional();
const classId = z.uuid('Choose the class of shares');
const holderId = z.uuid('Choose the holder');
const text = z.string().trim().max(4000);
/** "1-50, 61": distinguishing numbers. */
const numbers = z.string().trim().max(2000).optional();
/** So many of each lot, where shares without numbers differ in what is unpaid. */
const lots = z
  .array(z.object({ lotId: z.string().max(60), shares: typedNumber }))
  .max(1000)
  .optional();

const ofHolder = { holderId, shares: typedNumber, numbers, lots };
const holdings = z.array(z.object(ofHolder)).max(5000);
const transferee = z.object({
  transfereeId: holderId,
  shares: typedNumber,
  numbers,
  lots,
  /** Chargeable consideration in GBP; left out or 0 for a gift. */
  consideration: typedNumber.optional(),
});
/** By an instrument of transfer, with what decides the stamp duty on it. */
const instrumentTransferee = transferee.extend({
  /** Part of a larger transaction or a series of them above GBP 1,000 altogether. */
  isPartOfSeries: z.boolean().optional(),
  /** Why the instrument is exempt or not chargeable, where it is. */
  exemption: text.optional(),
  /** How the instrument was made good for the duty; must be said where duty is due. */
  stamping: z.enum(['paid', 'adjudicated']).optional(),
});
const kind = <Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) =>
  z.object({ kind: z.literal(name), on: date, ...shape });

/** New shares for one holder. */
export const allotteeFields = {
  classId,
  holderId,
  shares: typedNumber,
  /** Issue price of each share, premium included. */
  priceEach: typedNumber,
  paidEach: typedNumber,
  /** Extent and description of a consideration other than cash. */
  nonCash: text.optional(),
  /** Under an employees' share scheme: free of pre-emption, and in a public company of the quarter to be paid up. */
  isUnderEmployeeScheme: z.boolean().optional(),
  firstNumber: typedNumber.optional(),
};

/** In a draft the class and the holder may still have to be chosen. */
export const chosenLater = id.or(z.literal(''));

/** An allottee as a draft keeps them: what is missing is refused when the allotment is recorded. */
export const allotteeDrafted = z.object({
  ...allotteeFields,
  classId: chosenLater,
  holderId: chosenLater,
});

/** The day on which something takes effect. */
export const effectiveDate = date;

/** Who gives up shares, and who gets how many of them. */
export const transferFields = {
  on: date,
  classId,
  transferorId: holderId,
  transferees: z.array(instrumentTransferee).max(5000),
  signedOn: optionalDate,
  lodgedOn: optionalDate,
};

/** A transfer that was lodged and refused: it moves no shares. */
export const refusedTransferRequest = z.object({
  classId,
  transferorId: holderId,
  transferees: z.array(z.object({ transfereeId: holderId, shares: typedNumber })).max(5000),
  signedOn: optionalDate,
  lodgedOn: date,
  refusedOn: date,
  /** Such as were given to the transferee. */
  reasons: text,
});

/** What a holder has on paper already, and since when they stand in the register; left out where nobody knows it. */
export const existingCertificateFields = {
  enteredOn: optionalDate,
  certificates: z
    .array(
      z.object({
        number: typedNumber,
        issuedOn: date,
        /** Left out where it is the only one. */
        shares: typedNumber.optional(),
        numbers,
      }),
    )
    .max(200)
    .optional(),
};

const opening = z.object({
  classId,
  /** Left out for shares in treasury. */
  holderId: holderId.optional(),
  shares: typedNumber,
  /** Left out where nobody knows it. */
  priceEach: typedNumber.optional(),
  unpaidEach: typedNumber.optional(),
  numbers,
  ...existingCertificateFields,
});
const means = z.discriminatedUnion(
  'by',
  [
    z.object({
      by: z.literal('nominal'),
      nominalEach: typedNumber,
      repaid: z.enum(['paid-up', 'unpaid-first'], 'Choose what becomes less first'),
    }),
    z.object({ by: z.literal('unpaid'), reliefEach: typedNumber }),
    z.object({ by: z.literal('cancelling'), holdings }),
  ],
  'Choose how the capital is reduced',
);
/** The resolution or consent behind an entry, where there is one and its day is known. */
const resolvedOn = { resolvedOn: optionalDate };
const paid = {
  outOf: z.enum(['profits', 'fresh-issue', 'capital'], 'Choose what the company pays out of').optional(),
  ...resolvedOn,
};
const into = z.enum(['cancelled', 'treasury'], 'Choose what becomes of the shares');
const lost = { classId, holdings, into };

/** What a person asks of the register: one thing that happened to shares, or an entry taken back. */
export const shareEventRequest = z.discriminatedUnion('kind', [
  kind('allotment', { allottees: z.array(z.object(allotteeFields)).max(5000) }),
  kind('transfer', transferFields),
  kind('opening-balance', {
    holdings: z.array(opening).max(5000),
    /** Where the figures come from. */
    source: text.optional(),
  }),
  kind('transmission', { fromId: holderId, toId: holderId, classId: classId.optional(), evidence: text }),
  kind('subdivision', { classId, into: typedNumber, ...resolvedOn }),
  kind('consolidation', { classId, from: typedNumber, ...resolvedOn }),
  kind('redesignation', {
    fromClassId: classId,
    toClassId: classId,
    holdings: holdings.optional(),
    ...resolvedOn,
  }),
  kind('redenomination', {
    classId,
    currency: z.string().trim().max(3),
    rate: typedNumber,
    rateOn: date,
    resolvedOn: date,
  }),
  kind('bonus-issue', {
    classId,
    intoClassId: classId,
    newShares: typedNumber,
    forEvery: typedNumber,
    leavesOutFractions: z.boolean().optional(),
  }),
  kind('redemption', { classId, holdings, ...paid }),
  kind('buy-back', {
    classId,
    holdings,
    into,
    consideration: typedNumber.optional(),
    ...paid,
  }),
  kind('treasury-sale', { classId, buyers: z.array(transferee).max(5000) }),
  kind('cancellation', { classId, shares: typedNumber, numbers, lots }),
  kind('reduction', {
    classId,
    means,
    route: z.enum(
      ['solvency-statement', 'court', 'redenomination'],
      'Choose what the resolution is supported by',
    ),
    resolvedOn: date,
    solvencyStatementOn: optionalDate,
    redenominationResolvedOn: optionalDate,
  }),
  kind('call', { classId, callEach: typedNumber, holdings: holdings.optional() }),
  kind('forfeiture', lost),
  kind('surrender', lost),
  kind('variation', {
    classId,
    particulars: text,
    votesPerShare: typedNumber,
    isRedeemable: z.boolean(),
    ...resolvedOn,
  }),
  kind('class-name', { classId, name: z.string().trim().max(160) }),
  z.object({ kind: z.literal('reversal'), eventId: id, reason: text }),
]);
export type GivenShareEventRequest = z.output<typeof shareEventRequest>;
