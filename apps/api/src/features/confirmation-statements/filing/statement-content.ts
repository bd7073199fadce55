import { type CompanyNumber, parseCompanyNumber } from '@statbook/domain/companies';
import { type CivilDate, isCivilDate } from '@statbook/domain/dates';
import {
  type ConfirmationStatementSubmission,
  describeSubmission,
  effectsOfAcceptance,
} from '@statbook/domain/filing/confirmation-statement';
import { z } from 'zod';
import type { Expectation } from '../../../filings/filed-form.ts';

const civilDate = z.custom<CivilDate>((value) => typeof value === 'string' && isCivilDate(value));
const companyNumber = z.custom<CompanyNumber>(
  (value) => typeof value === 'string' && parseCompanyNumber(value).ok,
);
const text = z.string();
const optional = text.optional();

const trading = z.strictObject({
  onMarket: z.boolean(),
  dtr5Applies: z.boolean(),
  pscExemptions: z.array(z.enum(['eu-regulated-market', 'listed-market', 'uk-regulated-market'])),
});

const statementOfCapital = z.strictObject({
  currencies: z.array(
    z.strictObject({
      currency: text,
      classes: z.array(
        z.strictObject({
          className: text,
          particulars: text,
          numberOfShares: text,
          aggregateNominal: text,
          nominalEach: optional,
        }),
      ),
      totalShares: text,
      totalNominal: text,
      totalUnpaid: text,
    }),
  ),
});

const address = z.strictObject({
  premises: optional,
  line1: optional,
  line2: optional,
  town: optional,
  county: optional,
  country: optional,
  postcode: optional,
  careOf: optional,
  poBox: optional,
});

const shareholding = z.strictObject({
  className: text,
  numberHeld: text,
  holders: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('person'), surname: text, forename: optional }),
      z.strictObject({ kind: z.literal('whole'), name: text }),
    ]),
  ),
  transfers: z.array(z.strictObject({ transferredOn: text, numberOfShares: text })),
  address: address.optional(),
});

const verification = z.strictObject({
  directorId: text,
  title: optional,
  forename: text,
  otherForenames: optional,
  surname: text,
  nameMismatchReason: z
    .enum([
      'preferred-name',
      'legally-changed',
      'translation-or-convention',
      'register-error',
      'prefer-not-to-say',
    ])
    .optional(),
});

/** The frozen content of a confirmation statement, as it lies in its attempt. */
const content = z.strictObject({
  form: z.enum(['ConfirmationStatement', 'ConfirmationAndVerificationStatement']),
  company: z.strictObject({ number: companyNumber, name: text }),
  madeUpTo: civilDate,
  trading: trading.optional(),
  sicCodes: z.array(text).optional(),
  statementOfCapital: statementOfCapital.optional(),
  shareholdings: z.array(shareholding).optional(),
  registeredEmail: optional,
  lawfulPurpose: z.literal(true),
  informationDelivered: z.literal(true),
  verifications: z.array(verification),
  override: z.strictObject({ reason: text, outstanding: z.array(text) }).optional(),
  signer: z.strictObject({ name: text, capacity: z.enum(['director', 'secretary', 'authorised-person']) }),
});

/** Reads frozen content. Throws when it is something else. */
export function readContent(frozen: unknown): ConfirmationStatementSubmission {
  return content.parse(frozen);
}

/** What was sent, line by line. */
export function describeContent(frozen: unknown) {
  return describeSubmission(readContent(frozen));
}

/** The dates of the company after the registrar has accepted the statement. */
export function effectOfAcceptance(frozen: unknown) {
  const { lastMadeUpTo, nextReviewPeriod, nextDueOn } = effectsOfAcceptance(readContent(frozen));
  return {
    statementLastMadeUpTo: lastMadeUpTo,
    statementNextMadeUpTo: nextReviewPeriod.endsOn,
    statementDueOn: nextDueOn,
  };
}

/** How the public register shows the accepted statement. */
export function showsOnRegister(frozen: unknown): Expectation[] {
  const { madeUpTo } = readContent(frozen);
  return [{ kind: 'filing-history', types: ['CS01'], values: { made_up_date: madeUpTo } }];
}
