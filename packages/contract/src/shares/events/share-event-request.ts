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

/** A number that has to be entered; what is asked for it names its field. */
const numberAsked = (asked: string) => typedNumber.min(1, asked);

/** A date as typed or stored, `YYYY-MM-DD`, empty where it is not entered yet. */
export const dateDrafted = z.string('Enter a date').trim().max(10).register(dateSchemas);
/** A date that has to be entered: `what` it is, "date of the sale". */
const dateAsked = (what: string) =>
  z
    .string(`Enter the ${what}`)
    .trim()
    .regex(/^\d{4}-\d\d-\d\d$/, `Enter the ${what}`)
    .register(dateSchemas);
/** Empty or left out, nobody knows it. */
export const dateIfKnown = (what: string) =>
  z
    .string(`Enter the ${what}`)
    .trim()
    .regex(/^(?:\d{4}-\d\d-\d\d)?$/, `Enter the ${what}, or leave it out`)
    .register(dateSchemas)
    .optional();
const classAsked = (asked: string) => z.uuid(asked);
const classId = classAsked('Choose the class of shares');
const holderAsked = (asked: string) => z.uuid(asked);
const holderId = holderAsked('Choose the holder');
const text = z.string().trim().max(4000);
/** "1-50, 61": distinguishing numbers. */
const numbers = z.string().trim().max(2000).optional();
/** So many of each lot, where shares without numbers differ in what is unpaid. */
const lots = z
  .array(z.object({ lotId: z.string().max(60), shares: typedNumber }))
  .max(1000)
  .optional();

/** Shares of holders, who are asked for in the words of the event. */
const holdingsAsked = (asked: string) =>
  z
    .array(
      z
        .object({
          holderId: holderAsked(asked),
          shares: numberAsked('Enter the number of shares'),
          numbers,
          lots,
        })
        .meta({ title: 'HoldingEntered' }),
    )
    .max(5000);
const transferee = z
  .object({
    transfereeId: holderId,
    shares: typedNumber,
    numbers,
    lots,
    /** Chargeable consideration in GBP; left out or 0 for a gift. */
    consideration: typedNumber.optional(),
  })
  .meta({ title: 'TransfereeEntered' });
/** By an instrument of transfer, with what decides the stamp duty on it. */
const instrumentTransferee = transferee.extend({
  /** Part of a larger transaction or a series of them above GBP 1,000 altogether. */
  isPartOfSeries: z.boolean().optional(),
  /** Why the instrument is exempt or not chargeable, where it is. */
  exemption: text.optional(),
  /** How the instrument was made good for the duty; must be said where duty is due. */
  stamping: z.enum(['paid', 'adjudicated']).optional(),
});
const buyer = transferee.extend({
  transfereeId: holderAsked('Choose the buyer'),
  shares: numberAsked('Enter the number of shares'),
});
/** An event: `day` is what its date is called when it is asked for. */
const kind = <Kind extends string, Shape extends z.ZodRawShape>(name: Kind, day: string, shape: Shape) =>
  z.object({ kind: z.literal(name), on: dateAsked(day), ...shape });

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

/** The day on which shares are allotted. */
export const allotmentDate = dateAsked('date of allotment');

/** Who gives up shares, and who gets how many of them. */
export const transferFields = {
  on: dateAsked('date of registration'),
  classId,
  transferorId: holderAsked('Choose the transferor'),
  transferees: z.array(instrumentTransferee).max(5000),
  signedOn: dateIfKnown('date on which the form was signed'),
  lodgedOn: dateIfKnown('date on which the form was lodged'),
};

/** A transfer that was lodged and refused: it moves no shares. */
export const refusedTransferRequest = z
  .object({
    classId,
    transferorId: holderAsked('Choose the transferor'),
    transferees: z.array(z.object({ transfereeId: holderId, shares: typedNumber })).max(5000),
    signedOn: dateIfKnown('date on which the form was signed'),
    lodgedOn: dateAsked('date on which the form was lodged'),
    refusedOn: dateAsked('date of the refusal'),
    /** Such as were given to the transferee. */
    reasons: text,
  })
  .meta({ title: 'RefusedTransferEntered' });

/** What a holder has on paper already, and since when they stand in the register; left out where nobody knows it. */
export const existingCertificateFields = {
  enteredOn: dateIfKnown('date on which they were entered as a member'),
  certificates: z
    .array(
      z.object({
        number: typedNumber,
        issuedOn: dateAsked('date of the certificate'),
        /** Left out where it is the only one. */
        shares: typedNumber.optional(),
        numbers,
      }),
    )
    .max(200)
    .optional(),
};

/** Whether the holdings of a balance without a certificate on paper get new ones. */
export const newCertificateFields = {
  /** False: their certificates are not known. Left out, they get new ones. */
  issuesCertificates: z.boolean().optional(),
  /** The as at date where it is left out. */
  certificatesIssuedOn: dateIfKnown('date of the new certificates'),
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
      nominalEach: numberAsked('Enter the new nominal value of each share'),
      repaid: z.enum(['paid-up', 'unpaid-first'], 'Choose what becomes less first'),
    }),
    z.object({ by: z.literal('unpaid'), reliefEach: numberAsked('Enter the relief on each share') }),
    z.object({ by: z.literal('cancelling'), holdings: holdingsAsked('Choose the holder') }),
  ],
  'Choose how the capital is reduced',
);
/** The resolution or consent behind an entry, where there is one and its day is known. */
const resolvedOn = (what = 'date of the resolution') => ({ resolvedOn: dateIfKnown(what) });
const paid = (resolution: string) => ({
  outOf: z.enum(['profits', 'fresh-issue', 'capital'], 'Choose what the company pays out of').optional(),
  ...resolvedOn(resolution),
});
const into = z.enum(['cancelled', 'treasury'], 'Choose what becomes of the shares');
const lost = { classId, holdings: holdingsAsked('Choose the holder who loses the shares'), into };

/** What a person asks of the register: one thing that happened to shares, or an entry taken back. */
export const shareEventRequest = z
  .discriminatedUnion('kind', [
    kind('allotment', 'date of allotment', { allottees: z.array(z.object(allotteeFields)).max(5000) }),
    kind('transfer', 'date of registration', transferFields),
    kind('opening-balance', 'as at date', {
      holdings: z.array(opening).max(5000),
      /** Where the figures come from. */
      source: text.optional(),
      ...newCertificateFields,
    }),
    kind('transmission', 'date of the entry in the register', {
      fromId: holderAsked('Choose the member who died or lost the shares'),
      toId: holderAsked('Choose who is registered instead'),
      classId: classId.optional(),
      evidence: text.min(1, 'Enter the evidence, like the grant of probate and its date'),
    }),
    kind('subdivision', 'date of the sub-division', {
      classId,
      into: numberAsked('Enter how many shares each becomes'),
      ...resolvedOn(),
    }),
    kind('consolidation', 'date of the consolidation', {
      classId,
      from: numberAsked('Enter how many shares become one'),
      ...resolvedOn(),
    }),
    kind('redesignation', 'date of the redesignation', {
      fromClassId: classAsked('Choose which class they are now'),
      toClassId: classAsked('Choose which class they become'),
      holdings: holdingsAsked('Choose the holder').optional(),
      ...resolvedOn('date of the special resolution or class consent'),
    }),
    kind('redenomination', 'date on which the redenomination takes effect', {
      classId,
      currency: z.string().trim().min(1, 'Enter the new currency, like EUR').max(3),
      rate: numberAsked('Enter the spot rate'),
      rateOn: dateAsked('date of the rate'),
      resolvedOn: dateAsked('date of the resolution'),
    }),
    kind('bonus-issue', 'date of the allotment', {
      classId: classAsked('Choose whose holders get the new shares'),
      intoClassId: classAsked('Choose the class of the new shares'),
      newShares: numberAsked('Enter how many new shares'),
      forEvery: numberAsked('Enter for how many held'),
      leavesOutFractions: z.boolean().optional(),
    }),
    kind('redemption', 'date of the redemption', {
      classId,
      holdings: holdingsAsked('Choose the holder'),
      ...paid('date of the special resolution'),
    }),
    kind('buy-back', 'date on which the shares were delivered to the company', {
      classId,
      holdings: holdingsAsked('Choose the seller'),
      into,
      consideration: typedNumber.optional(),
      ...paid('date of the resolution'),
    }),
    kind('treasury-sale', 'date of the sale', { classId, buyers: z.array(buyer).max(5000) }),
    kind('cancellation', 'date of the cancellation', {
      classId,
      shares: numberAsked('Enter the number of shares cancelled'),
      numbers,
      lots,
    }),
    kind('reduction', 'date on which Companies House registered the reduction', {
      classId,
      means,
      route: z.enum(
        ['solvency-statement', 'court', 'redenomination'],
        'Choose what the resolution is supported by',
      ),
      resolvedOn: dateAsked('date of the special resolution'),
      solvencyStatementOn: dateIfKnown('date of the solvency statement'),
      redenominationResolvedOn: dateIfKnown('date of the resolution that redenominated the shares'),
    }),
    kind('call', 'date on which the call was paid', {
      classId,
      callEach: numberAsked('Enter what was paid on each share'),
      holdings: holdingsAsked('Choose the holder who paid').optional(),
    }),
    kind('forfeiture', 'date of the forfeiture', lost),
    kind('surrender', 'date of the surrender', lost),
    kind('variation', 'date on which the rights changed', {
      classId,
      particulars: text.min(1, 'Enter the rights attached to the shares'),
      votesPerShare: numberAsked('Enter the votes of each share'),
      isRedeemable: z.boolean(),
      ...resolvedOn('date of the consent or special resolution'),
    }),
    kind('class-name', 'date of the new name', {
      classId,
      name: z.string().trim().min(1, 'Enter the new name of the class').max(160),
    }),
    z.object({ kind: z.literal('reversal'), eventId: id, reason: text }),
  ])
  .meta({ title: 'ShareEventEntered' });
export type GivenShareEventRequest = z.output<typeof shareEventRequest>;
