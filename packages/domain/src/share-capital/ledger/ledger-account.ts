import { type HolderId, holderId } from './ids.ts';

/**
 * An account of the ledger. *Issuer* is the counterpart of issued shares, below zero by the number of shares in issue or
 * cancelled. *Treasury* holds the company's own shares: treasury shares (s.724), and forfeited or surrendered ones until they
 * are disposed of. *Cancelled* receives shares that are cancelled.
 */
export type LedgerAccount =
  | { readonly kind: 'holder'; readonly holderId: HolderId }
  | { readonly kind: 'issuer' }
  | { readonly kind: 'treasury' }
  | { readonly kind: 'cancelled' };

/** An account as text, for keys and columns: "holder:<id>", "issuer", "treasury", "cancelled". */
export type LedgerAccountKey = `holder:${string}` | 'issuer' | 'treasury' | 'cancelled';

export const ISSUER: LedgerAccount = { kind: 'issuer' };
export const TREASURY: LedgerAccount = { kind: 'treasury' };
export const CANCELLED: LedgerAccount = { kind: 'cancelled' };

/** The account of a holder. */
export function holderAccount(holder: HolderId): LedgerAccount {
  return { kind: 'holder', holderId: holder };
}

/** The account as text. */
export function ledgerAccountKey(account: LedgerAccount): LedgerAccountKey {
  return account.kind === 'holder' ? `holder:${account.holderId}` : account.kind;
}

/** The account that a key names. @throws RangeError when it names none. */
export function parseLedgerAccountKey(key: string): LedgerAccount {
  if (key.startsWith('holder:')) return holderAccount(holderId(key.slice('holder:'.length)));
  const found = [ISSUER, TREASURY, CANCELLED].find(({ kind }) => kind === key);
  if (!found) throw new RangeError(`No account is called ${key}`);
  return found;
}

/** Whether the account belongs to one of the holders. */
export function belongsToOneOf(account: LedgerAccount, holders: ReadonlySet<HolderId>): boolean {
  return account.kind === 'holder' && holders.has(account.holderId);
}

/** Whether shares in the account are in issue: with a holder or in treasury. It can never be below zero. */
export function isInIssue({ kind }: LedgerAccount): boolean {
  return kind === 'holder' || kind === 'treasury';
}
