import type { Registry } from '../app.ts';
import type { Grant, GrantBook } from '../oauth/grant-book.ts';
import { companyOfScope } from '../oauth/scopes.ts';
import type { Transaction } from './transaction.ts';

export interface FilingApi extends Registry {
  grants: GrantBook;
  decisionDelayMs: number;
}

const kind = 'transaction';

export function listTransactions({ store }: Pick<FilingApi, 'store'>): Transaction[] {
  return store.all<Transaction>(kind);
}

export function saveTransaction({ store }: Pick<FilingApi, 'store'>, transaction: Transaction): void {
  store.put(kind, transaction.id, transaction);
}

export function removeTransaction({ store }: FilingApi, { id }: Transaction): void {
  store.remove(kind, id);
}

export type Found<T> = { ok: true; value: T } | { ok: false; status: 401 | 403 | 404 };

/** The transaction, for the user who opened it with a token for its company. */
export function findOwnTransaction(
  { grants, store }: FilingApi,
  { id, authorization }: { id: string; authorization: string | undefined },
): Found<{ transaction: Transaction; grant: Grant }> {
  const grant = grants.findBearer(authorization);
  if (grant === undefined) return { ok: false, status: 401 };
  const transaction = store.get<Transaction>(kind, id);
  if (transaction === undefined || transaction.createdBy.id !== grant.userId)
    return { ok: false, status: 404 };
  return controls(grant, transaction.companyNumber)
    ? { ok: true, value: { transaction, grant } }
    : { ok: false, status: 401 };
}

export function controls({ scopes }: Grant, companyNumber: string): boolean {
  return scopes.some((scope) => companyOfScope(scope) === companyNumber);
}
