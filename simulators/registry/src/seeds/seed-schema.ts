import { z } from 'zod';
import { shareholdingSchema } from '../register/capital.ts';
import { companySchema } from '../register/company.ts';
import { decimal, optionalFlag, optionalText, text } from '../register/fields.ts';
import {
  officerSchema,
  personSchema,
  pscSchema,
  pscStatementSchema,
  verificationSchema,
} from '../register/people.ts';
import { chargeSchema, filingSchema } from '../register/records.ts';

export type CompanySeed = z.infer<typeof companySeedSchema>;
export type PersonSeed = z.infer<typeof personSeed>;
export type OfficerSeed = z.infer<typeof officerSeed>;
export type PscSeed = z.infer<typeof pscSeed>;
export type ShareClassSeed = z.infer<typeof shareClassSeed>;
export type HoldingSeed = z.infer<typeof holdingSeed>;
export type FilingSeed = z.infer<typeof filingSeed>;
export type VerificationSeed = z.infer<typeof verificationSeed>;

/** `none`: the public record says nothing about verification. */
const verificationSeed = z.union([z.enum(['verified', 'due', 'overdue', 'none']), verificationSchema]);

const personSeed = personSchema
  .pick({
    nationality: true,
    occupation: true,
    countryOfResidence: true,
    formerNames: true,
    personalCode: true,
  })
  .extend({ born: personSchema.shape.dateOfBirth });

const officerSeed = officerSchema.omit({ id: true, officerId: true, person: true }).extend({
  role: officerSchema.shape.role.exactOptional(),
  /** Name of a person, with the title. */
  who: optionalText,
  /** The same person as the first officer of this company. */
  firstOfficerOf: optionalText,
  verification: verificationSeed.exactOptional(),
});

const pscSeed = pscSchema.omit({ id: true, person: true }).extend({
  kind: pscSchema.shape.kind.exactOptional(),
  who: optionalText,
  /** Shares and votes in the same band, such as `25-to-50-percent`; `natures` names what comes on top. */
  owns: optionalText,
  natures: pscSchema.shape.natures.exactOptional(),
  notifiedOn: pscSchema.shape.notifiedOn.exactOptional(),
  verification: verificationSeed.exactOptional(),
});

const pscStatementSeed = pscStatementSchema
  .omit({ id: true })
  .extend({ notifiedOn: pscStatementSchema.shape.notifiedOn.exactOptional() });

const chargeSeed = chargeSchema.omit({ id: true, number: true }).extend({
  status: chargeSchema.shape.status.exactOptional(),
  classification: chargeSchema.shape.classification.exactOptional(),
  personsEntitled: chargeSchema.shape.personsEntitled.exactOptional(),
  transactions: chargeSchema.shape.transactions.exactOptional(),
});

const filingSeed = filingSchema.omit({ id: true, documentId: true }).extend({ hasDocument: optionalFlag });

const shareClassSeed = z.strictObject({
  name: optionalText,
  number: decimal,
  nominal: decimal.exactOptional(),
  currency: optionalText,
  /** Unpaid on all shares of the class together. */
  unpaid: decimal.exactOptional(),
  particulars: optionalText,
});

const holdingSeed = shareholdingSchema.extend({
  className: optionalText,
  currency: optionalText,
  /** Names: in capitals those of corporate bodies, others those of people without their title. */
  holders: z.array(text),
  transfers: shareholdingSchema.shape.transfers.exactOptional(),
});

/**
 * What is particular about a company; `buildCompany` works out the rest as the registry would. What is left open is as of
 * an active English private company limited by shares.
 */
export const companySeedSchema = companySchema
  .omit({
    authenticationCode: true,
    accounts: true,
    confirmation: true,
    paymentPeriods: true,
    statementOfCapital: true,
    shareholdings: true,
  })
  .extend({
    code: text,
    type: companySchema.shape.type.exactOptional(),
    jurisdiction: companySchema.shape.jurisdiction.exactOptional(),
    incorporatedOn: companySchema.shape.incorporatedOn.exactOptional(),
    sicCodes: companySchema.shape.sicCodes.exactOptional(),
    exemptions: companySchema.shape.exemptions.exactOptional(),
    previousNames: companySchema.shape.previousNames.exactOptional(),
    /** Days from today to the last day of the current review period; the statement is due 14 days after it. */
    reviewEndsIn: z.int().exactOptional(),
    /** Number of review periods up to the current one: 1 for a company that has never made a statement. */
    reviews: z.int().exactOptional(),
    /** False for a body that delivers neither confirmation statements nor accounts. */
    makesReturns: optionalFlag,
    isPeriodPaid: optionalFlag,
    /** False for a company that has never given the registry an e-mail address. */
    hasEmail: optionalFlag,
    missingAccounts: z.int().exactOptional(),
    accountsType: optionalText,
    /** Facts about people, by name with title. */
    people: z.record(text, personSeed).exactOptional(),
    /** A name alone is a director who is verified. */
    officers: z.array(z.union([text, officerSeed])).exactOptional(),
    pscs: z.array(pscSeed).exactOptional(),
    pscStatements: z.array(pscStatementSeed).exactOptional(),
    charges: z.array(chargeSeed).exactOptional(),
    shares: z.array(shareClassSeed).exactOptional(),
    holdings: z.array(holdingSeed).exactOptional(),
    /** What happened beside the ordinary course. */
    filings: z.array(filingSeed).exactOptional(),
    /** How often the company changed its registered office, every other month up to today. */
    officeMoves: z.int().exactOptional(),
  });
