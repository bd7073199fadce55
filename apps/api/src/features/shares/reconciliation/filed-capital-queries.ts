import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CivilDate, civilDate } from '@statbook/domain/dates';
import type { StatementOfCapitalRecord } from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { filing, filingAttempt } from '../../../platform/database/schema.ts';

const filedCapital = z.object({
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
});

/** The last statement of capital that was filed from here and accepted, with its day. */
export async function findFiledCapital(
  tx: Transaction,
  companyId: string,
): Promise<{ on: CivilDate; capital: StatementOfCapitalRecord } | undefined> {
  const [row] = await tx
    .select({ content: filingAttempt.content })
    .from(filingAttempt)
    .innerJoin(filing, eq(filing.id, filingAttempt.filingId))
    .where(
      and(
        eq(filing.companyId, companyId),
        eq(filing.state, 'accepted'),
        eq(filingAttempt.statusCode, 'ACCEPT'),
        sql`${filingAttempt.content} -> 'statementOfCapital' is not null`,
      ),
    )
    .orderBy(desc(filingAttempt.decidedAt))
    .limit(1);
  if (row === undefined) return undefined;
  const { madeUpTo, statementOfCapital } = filedCapital.parse(row.content);
  return { on: civilDate(madeUpTo), capital: statementOfCapital };
}
