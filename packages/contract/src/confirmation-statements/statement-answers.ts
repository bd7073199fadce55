import { z } from 'zod';

/** The steps of the statement, in order; the specification's `ActiveTab`. */
export const statementStep = z.enum([
  'date',
  'trading',
  'sic-codes',
  'capital',
  'shareholders',
  'people',
  'places',
  'identity',
  'statements',
]);

// A draft may be wrong, so its texts are only limited in length: well above what the register takes.
const text = z.string().max(400);
const number = z.string().max(60);
const replaceAnswer = z.enum(['confirm', 'replace']);
const sectionAnswer = z.enum(['yes', 'no', 'update-submitted']);

const pscExemption = z.enum(['eu-regulated-market', 'listed-market', 'uk-regulated-market']);

/** How shares are traded; `PscExemptions` are markets that take a company out of the PSC rules. */
export const trading = z.strictObject({
  OnMarket: z.boolean().optional(),
  Dtr5Applies: z.boolean().optional(),
  PscExemptions: z.array(pscExemption).max(3),
});

const shareClass = z.strictObject({
  ClassName: text,
  Particulars: z.string().max(10_000),
  NumberOfShares: number,
  AggregateNominal: number,
  NominalEach: number.optional(),
});

/** A statement of capital, one table for each currency. */
export const statementOfCapital = z.strictObject({
  Currencies: z
    .array(
      z.strictObject({
        Currency: z.string().max(10),
        Classes: z.array(shareClass).max(200),
        TotalShares: number,
        TotalNominal: number,
        TotalUnpaid: number,
      }),
    )
    .max(30),
});

const holder = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('person'), Surname: text, Forename: text.optional() }),
  z.strictObject({ Kind: z.literal('whole'), Name: text }),
]);

const address = z.strictObject({
  Premises: text.optional(),
  Line1: text.optional(),
  Line2: text.optional(),
  Town: text.optional(),
  County: text.optional(),
  Country: text.optional(),
  Postcode: text.optional(),
  CareOf: text.optional(),
  PoBox: text.optional(),
});

/** Shares of one class held by one or several holders. */
export const shareholding = z.strictObject({
  ClassName: text,
  NumberHeld: number,
  Holders: z.array(holder).max(20),
  Transfers: z.array(z.strictObject({ TransferredOn: text, NumberOfShares: number })).max(400),
  Address: address.optional(),
});

const nameMismatchReason = z.enum([
  'preferred-name',
  'legally-changed',
  'translation-or-convention',
  'register-error',
  'prefer-not-to-say',
]);

/** The answers of a statement without its identity statements; each part stands for itself. */
export const statementAnswers = z.strictObject({
  MadeUpTo: text,
  Trading: trading,
  SicCodes: z.strictObject({ Answer: replaceAnswer.optional(), Codes: z.array(text).max(40) }),
  StatementOfCapital: z.strictObject({
    Answer: replaceAnswer.optional(),
    Capital: statementOfCapital.optional(),
  }),
  Shareholdings: z.strictObject({
    Answer: replaceAnswer.optional(),
    Holdings: z.array(shareholding).max(6000),
  }),
  RegisteredOffice: sectionAnswer.optional(),
  Officers: sectionAnswer.optional(),
  Pscs: sectionAnswer.optional(),
  RecordsLocation: sectionAnswer.optional(),
  RegisteredEmail: z.strictObject({ Answer: sectionAnswer.optional(), Address: text }),
  Statements: z.strictObject({ InformationDelivered: z.boolean(), LawfulPurpose: z.boolean() }),
  Signer: z.strictObject({
    Name: text,
    Capacity: z.enum(['director', 'secretary', 'authorised-person']).optional(),
  }),
});

/** What is given for a director's identity statement. Left out, a secret stays as it was; empty, it is taken away. */
export const identityGiven = z.strictObject({
  DirectorId: z.string().min(1).max(100),
  PersonalCode: z.string().max(40).optional(),
  DateOfBirth: z.string().max(40).optional(),
  NameMismatchReason: nameMismatchReason.optional(),
});

/** What is held for a director's identity statement: the secrets themselves never come back. */
export const identityHeld = z.object({
  DirectorId: z.string(),
  PersonalCodeMasked: z.string().nullable(),
  DateOfBirthGiven: z.boolean(),
  NameMismatchReason: nameMismatchReason.optional(),
});
