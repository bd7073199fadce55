import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { toCapitalRecord } from '@statbook/domain/filing/forms';
import type { StatementOfCapitalRecord } from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { company, filing, filingAttempt } from '../../../platform/database/schema.ts';

/** As a confirmation statement is frozen. */
const inStatement = z
  .object({
    madeUpTo: z.iso.date(),
    statementOfCapital: z.object({
      currencies: z.array(
        z.object({
          currency: z.string(),
          classes: z.array(
            z.object({
              className: z.string(),
              particulars: z.string(),
              numberOfShares: z.string(),
              aggregateNominal: z.string(),
            }),
          ),
          totalShares: z.string(),
          totalNominal: z.string(),
          totalUnpaid: z.string(),
        }),
      ),
    }),
  })
  .transform(({ madeUpTo, statementOfCapital }) => ({ on: madeUpTo, capital: statementOfCapital }));

const filedCapital = z.array(
  z.object({
    currency: z.string(),
    totalNumberOfShares: z.string(),
    totalAggregateNominalValue: z.string(),
    totalAmountUnpaid: z.string(),
    shares: z.array(
      z.object({
        shareClass: z.string(),
        prescribedParticulars: z.string(),
        numberOfShares: z.string(),
        aggregateNominalValue: z.string(),
      }),
    ),
  }),
);

/** As a return of allotments is frozen: the capital at the end of its last day. */
const inReturn = z
  .object({
    sent: z.object({
      allottedFrom: z.iso.date(),
      allottedTo: z.iso.date().optional(),
      statementOfCapital: filedCapital,
    }),
  })
  .transform(({ sent: { allottedFrom, allottedTo = allottedFrom, statementOfCapital } }) => ({
    on: allottedTo,
    capital: toCapitalRecord(statementOfCapital),
  }));

/** As an application to register a company is frozen: the capital on the day of its incorporation. */
const inIncorporation = (on: string | null) =>
  z.object({ sent: z.object({ statementOfCapital: filedCapital }) }).transform(({ sent }) => ({
    on: z.iso.date().parse(on),
    capital: toCapitalRecord(sent.statementOfCapital),
  }));

/** The last statement of capital that was filed from here and accepted, with its day. */
export async function findFiledCapital(
  tx: Transaction,
  companyId: string,
): Promise<{ on: CivilDate; capital: StatementOfCapitalRecord } | undefined> {
  const { content } = filingAttempt;
  const [row] = await tx
    .select({ content, form: filing.form, incorporatedOn: company.incorporatedOn })
    .from(filingAttempt)
    .innerJoin(filing, eq(filing.id, filingAttempt.filingId))
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(
      and(
        eq(filing.companyId, companyId),
        eq(filing.state, 'accepted'),
        eq(filingAttempt.statusCode, 'ACCEPT'),
        sql`coalesce(${content} -> 'statementOfCapital', ${content} #> '{sent,statementOfCapital}') is not null`,
      ),
    )
    .orderBy(desc(filingAttempt.decidedAt))
    .limit(1);
  if (row === undefined) return undefined;
  const frozen = row.form === 'IN01' ? inIncorporation(row.incorporatedOn) : z.union([inStatement, inReturn]);
  const { on, capital } = frozen.parse(row.content);
  return { on: civilDate(on), capital };
}
