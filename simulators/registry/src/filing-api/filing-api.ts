import type { Clock } from '@statbook-simulators/kit';
import type { App } from '../app.ts';
import type { Grant, GrantBook } from '../oauth/grant-book.ts';
import { companyOfScope } from '../oauth/scopes.ts';
import type { World } from '../world/world.ts';
import type { Transaction } from './transaction.ts';
import type { TransactionBook } from './transaction-book.ts';

export interface FilingApi {
  app: App;
  world: World;
  clock: Clock;
  grants: GrantBook;
  transactions: TransactionBook;
  decisionDelayMs: number;
}

export type Found<T> = { ok: true; value: T } | { ok: false; status: 401 | 403 | 404 };

/** The transaction, for the user who opened it with a token for its company. */
export function findOwnTransaction(
  { grants, transactions }: Pick<FilingApi, 'grants' | 'transactions'>,
  { id, authorization }: { id: string; authorization: string | undefined },
): Found<{ transaction: Transaction; grant: Grant }> {
  const grant = grants.findBearer(authorization);
  if (grant === undefined) return { ok: false, status: 401 };
  const transaction = transactions.find(id);
  if (transaction === undefined || transaction.createdBy.id !== grant.userId)
    return { ok: false, status: 404 };
  return controls(grant, transaction.companyNumber)
    ? { ok: true, value: { transaction, grant } }
    : { ok: false, status: 401 };
}

export function controls({ scopes }: Grant, companyNumber: string): boolean {
  return scopes.some((scope) => companyOfScope(scope) === companyNumber);
}
