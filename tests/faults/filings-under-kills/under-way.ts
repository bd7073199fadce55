import { runSql } from '@statbook/testkit';
import type { FaultFixture } from '../../support/processes/fault-fixture.ts';

/** What was under way at a moment at which the product died, in all its deaths. */
export interface UnderWay {
  /** Ids of payments of which nobody knew yet whether the card was charged. */
  payments: Set<string>;
  /** Ids of filings that were leaving for the gateway. */
  sendings: Set<string>;
  /** Ids of filings whose transaction was closed at the registry, which the product had not been told. */
  closings: Set<string>;
}

export const nothingUnderWay = (): UnderWay => ({
  payments: new Set(),
  sendings: new Set(),
  closings: new Set(),
});

/** Adds what the database says while no process is alive. */
export async function noteUnderWay(
  { databaseUrl, simulators }: FaultFixture,
  noted: UnderWay,
): Promise<void> {
  const payments = await runSql(
    databaseUrl,
    `select id from payment where state in ('submitted', 'challenge', 'unclear')`,
  );
  for (const [id] of payments) noted.payments.add(String(id));
  const filings = await runSql(
    databaseUrl,
    `select f.id, a.channel, a.rest_transaction_id from filing f join filing_attempt a on a.filing_id = f.id
      where f.state = 'sending'`,
  );
  const transactions = await simulators.registry.listTransactions();
  const closed = new Set(transactions.filter(({ status }) => status === 'closed').map(({ id }) => id));
  for (const [id, channel, transactionId] of filings) {
    if (channel !== 'transaction') noted.sendings.add(String(id));
    else if (closed.has(String(transactionId))) noted.closings.add(String(id));
  }
}

/** Payments of which nobody knows what the card was charged, when all should be known. */
export function listUnsettled({ databaseUrl }: FaultFixture): Promise<unknown[][]> {
  return runSql(
    databaseUrl,
    `select id, state, filing_id from payment where state in ('submitted', 'challenge', 'unclear')`,
  );
}
