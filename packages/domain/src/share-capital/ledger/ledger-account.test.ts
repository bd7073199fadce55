import { describe, expect, it } from 'vitest';
import { holderId } from './ids.ts';
import {
  belongsToOneOf,
  CANCELLED,
  holderAccount,
  ISSUER,
  isInIssue,
  ledgerAccountKey,
  parseLedgerAccountKey,
  TREASURY,
} from './ledger-account.ts';

const alice = holderAccount(holderId('alice'));

describe('an account of the ledger', () => {
  it.each([
    [alice, 'holder:alice'],
    [ISSUER, 'issuer'],
    [TREASURY, 'treasury'],
    [CANCELLED, 'cancelled'],
  ])('%o has the key %s, and is read back from it', (account, key) => {
    expect(ledgerAccountKey(account)).toBe(key);
    expect(parseLedgerAccountKey(key)).toEqual(account);
  });

  it('parses ids in the form of keys as ids', () => {
    const odd = holderAccount(holderId('holder:treasury'));
    expect(parseLedgerAccountKey(ledgerAccountKey(odd))).toEqual(odd);
  });

  it.each(['', 'bank', 'Treasury', 'holder:'])('is not read from %j', (key) => {
    expect(() => parseLedgerAccountKey(key)).toThrow(RangeError);
  });

  it('holds shares in issue where it is a holder’s or the treasury', () => {
    expect([alice, TREASURY, ISSUER, CANCELLED].map(isInIssue)).toEqual([true, true, false, false]);
  });

  it('belongs to one of some holders or not', () => {
    expect(belongsToOneOf(alice, new Set([holderId('alice')]))).toBe(true);
    expect(belongsToOneOf(alice, new Set([holderId('bob')]))).toBe(false);
    expect(belongsToOneOf(TREASURY, new Set([holderId('alice')]))).toBe(false);
  });
});
