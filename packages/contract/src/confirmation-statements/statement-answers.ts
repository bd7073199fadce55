import {
  NAME_MISMATCH_REASONS,
  PSC_EXEMPTIONS,
  REPLACE_ANSWERS,
  SECTION_ANSWERS,
  SIGNER_CAPACITIES,
  STATEMENT_STEPS,
} from '@statbook/domain/filing/confirmation-statement';
import { z } from 'zod';

/** The steps of the statement, in order; the specification's `ActiveTab`. */
export const statementStep = z.enum(STATEMENT_STEPS);

// A draft may be wrong, so its texts are only limited in length: well above what the register takes.
const text = z.string().max(400);
const number = z.string().max(60);
const replaceAnswer = z.enum(REPLACE_ANSWERS);
const sectionAnswer = z.enum(SECTION_ANSWERS);

const pscExemption = z.enum(PSC_EXEMPTIONS);

/** How shares are traded; `PscExemptions` are markets that take a company out of the PSC rules. */
export const trading = z.strictObject({
  onMarket: z.boolean().optional(),
  dtr5Applies: z.boolean().optional(),
  pscExemptions: z.array(pscExemption).max(3),
});

const shareClass = z.strictObject({
  className: text,
  particulars: z.string().max(10_000),
  numberOfShares: number,
  aggregateNominal: number,
  nominalEach: number.optional(),
});

/** A statement of capital, one table for each currency. */
export const statementOfCapital = z.strictObject({
  currencies: z
    .array(
      z.strictObject({
        currency: z.string().max(10),
        classes: z.array(shareClass).max(200),
        totalShares: number,
        totalNominal: number,
        totalUnpaid: number,
      }),
    )
    .max(30),
});

const holder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), surname: text, forename: text.optional() }),
  z.strictObject({ kind: z.literal('whole'), name: text }),
]);

const address = z.strictObject({
  premises: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  town: text.optional(),
  county: text.optional(),
  country: text.optional(),
  postcode: text.optional(),
  careOf: text.optional(),
  poBox: text.optional(),
});

/** Shares of one class held by one or several holders. */
export const shareholding = z.strictObject({
  className: text,
  numberHeld: number,
  holders: z.array(holder).max(20),
  transfers: z.array(z.strictObject({ transferredOn: text, numberOfShares: number })).max(400),
  address: address.optional(),
});

export const nameMismatchReason = z.enum(NAME_MISMATCH_REASONS);

/** The answers of a statement without its identity statements; each part stands for itself. */
export const statementAnswers = z.strictObject({
  madeUpTo: text,
  trading,
  sicCodes: z.strictObject({ answer: replaceAnswer.optional(), codes: z.array(text).max(40) }),
  statementOfCapital: z.strictObject({
    answer: replaceAnswer.optional(),
    capital: statementOfCapital.optional(),
  }),
  shareholdings: z.strictObject({
    answer: replaceAnswer.optional(),
    holdings: z.array(shareholding).max(6000),
  }),
  registeredOffice: sectionAnswer.optional(),
  officers: sectionAnswer.optional(),
  pscs: sectionAnswer.optional(),
  recordsLocation: sectionAnswer.optional(),
  registeredEmail: z.strictObject({ answer: sectionAnswer.optional(), address: text }),
  statements: z.strictObject({
    informationDelivered: z.boolean(),
    lawfulPurpose: z.boolean(),
    /** Why the statement is filed although something is outstanding: `Of` names what the check gave as `Outstanding`. */
    override: z.strictObject({ reason: z.string().max(500), of: z.array(text).max(500) }).optional(),
  }),
  signer: z.strictObject({
    name: text,
    capacity: z.enum(SIGNER_CAPACITIES).optional(),
  }),
});

/** What is given for a director's identity statement. Left out, a secret stays as it was; empty, it is taken away. */
export const identityGiven = z.strictObject({
  directorId: z.string().min(1).max(100),
  personalCode: z.string().max(40).optional(),
  /** Whether the code is kept for later filings of the director as well; it is, unless this says not. */
  keepsCode: z.boolean().optional(),
  dateOfBirth: z.string().max(40).optional(),
  nameMismatchReason: nameMismatchReason.optional(),
});

/** What is held for a director's identity statement: the secrets themselves never come back. */
export const identityHeld = z.object({
  directorId: z.string(),
  personalCodeMasked: z.string().nullable(),
  dateOfBirthGiven: z.boolean(),
  nameMismatchReason: nameMismatchReason.optional(),
});
