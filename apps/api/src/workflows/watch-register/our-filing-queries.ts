import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CivilDate } from '@statbook/domain/dates';
import type { ChangeKind } from '@statbook/domain/register-watch';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import {
  filing,
  filingAttempt,
  registerChange,
  registerExpectation,
} from '../../platform/database/schema.ts';

/** What accepted filings of a company let expect: not found yet, unless long overdue, or found since a day. */
export function listRecentExpectations(
  tx: Transaction,
  companyId: string,
  { metSince, dueSince }: { metSince: CivilDate; dueSince: CivilDate },
) {
  const { metAt, expectedBy } = registerExpectation;
  return tx
    .select({ form: filing.form, expectation: registerExpectation })
    .from(registerExpectation)
    .innerJoin(filing, eq(filing.id, registerExpectation.filingId))
    .where(
      and(
        eq(registerExpectation.companyId, companyId),
        or(and(isNull(metAt), gte(expectedBy, dueSince)), sql`${metAt} >= ${metSince}::date`),
      ),
    )
    .orderBy(registerExpectation.acceptedOn, registerExpectation.id);
}

/**
 * Filings that have left, or may have, and are not decided here yet: the register may show them before their answer comes back.
 * A document that waits for its delivery may have been delivered, and nobody has said so.
 */
export function listFilingsUnderWay(tx: Transaction, companyId: string) {
  const isWithRegistrar = inArray(filing.state, ['sending', 'pending', 'parked', 'failed']);
  const mayBeDelivered = and(eq(filing.state, 'queued'), eq(filingAttempt.channel, 'produced'));
  return tx
    .selectDistinctOn([filing.id], { filing, attempt: filingAttempt })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .where(and(eq(filing.companyId, companyId), or(isWithRegistrar, mayBeDelivered)))
    .orderBy(filing.id, desc(filingAttempt.ordinal));
}

/** Rows from before changes were compared are of other kinds; those have neither a filing nor an entry. */
const kindOfCompared = sql<ChangeKind>`${registerChange.kind}`;

/** What these filings were the reason of at earlier readings. */
export function listExplained(tx: Transaction, filingIds: readonly string[]) {
  if (filingIds.length === 0) return Promise.resolve([]);
  return tx
    .selectDistinct({ filingId: registerChange.filingId, kind: kindOfCompared })
    .from(registerChange)
    .where(isOneOf(registerChange.filingId, filingIds));
}

/** What entries registered since a day were the reason of at earlier readings. */
export function listExplainedEntries(tx: Transaction, companyId: string, since: CivilDate) {
  const { entry } = registerChange;
  return tx
    .selectDistinct({ entryId: sql<string>`${entry} ->> 'id'`, kind: kindOfCompared })
    .from(registerChange)
    .where(and(eq(registerChange.companyId, companyId), gte(sql`${entry} ->> 'date'`, since)));
}
