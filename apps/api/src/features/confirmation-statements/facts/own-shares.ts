import type { CivilDate } from '@statbook/domain/dates';
import { type RegisterShares, registerSharesFor } from '@statbook/domain/filing/confirmation-statement';
import type { RegisterOnDay } from '@statbook/domain/share-capital/reconciliation';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StatementFacts } from './statement-facts.ts';

/**
 * Reads the share register that the company keeps here, as at a day. The books answer it; they are handed in, because no
 * feature knows another.
 */
export type ReadShareRegister = (tx: Transaction, companyId: string, on: CivilDate) => Promise<RegisterOnDay>;

/** What the company's own register says for a statement of that day; undefined while it holds no shares. */
export async function readOwnShares(
  tx: Transaction,
  readRegister: ReadShareRegister,
  { statement, on }: { statement: StatementFacts; on: CivilDate },
): Promise<RegisterShares | undefined> {
  return registerSharesFor(await readRegister(tx, statement.record.row.id, on), statement.facts);
}
