import { type HolderId, holderId } from './ids.ts';

/**
 * Where shares stand. *Issuer* is the counterpart of what was issued and is as far below zero as shares are in issue or
 * cancelled. *Treasury* is what the company holds itself: treasury shares (s.724), and forfeited or surrendered shares until
 * they are disposed of. *Cancelled* takes up what is cancelled for good.
 */
export type LedgerAccount =
  | { readonly kind: 'holder'; readonly holderId: HolderId }
  | { readonly kind: 'issuer' }
  | { readonly kind: 'treasury' }
  | { readonly kind: 'cancelled' };

/** An account as a text, for keys and columns: "holder:<id>", "issuer", "treasury", "cancelled". */
export type AccountKey = `holder:${string}` | 'issuer' | 'treasury' | 'cancelled';

export const ISSUER: LedgerAccount = { kind: 'issuer' };
export const TREASURY: LedgerAccount = { kind: 'treasury' };
export const CANCELLED: LedgerAccount = { kind: 'cancelled' };

/** The account of a holder. */
export function accountOf(holder: HolderId): LedgerAccount {
  return { kind: 'holder', holderId: holder };
}

/** The account as a text. */
export function accountKey(account: LedgerAccount): AccountKey {
  return account.kind === 'holder' ? `holder:${account.holderId}` : account.kind;
}

/** The account of such a text. @throws RangeError when it names none. */
export function accountFromKey(key: string): LedgerAccount {
  if (key.startsWith('holder:')) return accountOf(holderId(key.slice('holder:'.length)));
  const found = [ISSUER, TREASURY, CANCELLED].find(({ kind }) => kind === key);
  if (!found) throw new RangeError(`No account is called ${key}`);
  return found;
}

/** Whether the account is that of one of these holders. */
export function belongsToOneOf(account: LedgerAccount, holders: ReadonlySet<HolderId>): boolean {
  return account.kind === 'holder' && holders.has(account.holderId);
}

/** Whether shares in the account are in issue: with a holder or in treasury. It can never be below zero. */
export function isInIssue({ kind }: LedgerAccount): boolean {
  return kind === 'holder' || kind === 'treasury';
}
