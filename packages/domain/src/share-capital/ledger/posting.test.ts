import { describe, expect, it } from 'vitest';
import { shareCount } from '../../money/exact-decimal.ts';
import { ALICE, ORDINARY } from '../testing/example-register.ts';
import { lotId } from './ids.ts';
import { holderAccount, ISSUER, type LedgerAccount } from './ledger-account.ts';
import { balanceKey, type Posting, unbalancedLots } from './posting.ts';

const [first, second] = [lotId('e/1'), lotId('e/2')];
const posting = (account: LedgerAccount, lot: typeof first, shares: string, sign = 1n): Posting => ({
  classId: ORDINARY,
  lotId: lot,
  account,
  // A count turned negative is a count still.
  shares: (shareCount(shares) * sign) as Posting['shares'],
});
const alice = holderAccount(ALICE);

describe('the postings of an event', () => {
  it('balance where each lot sums to zero', () => {
    expect(unbalancedLots([posting(ISSUER, first, '5', -1n), posting(alice, first, '5')])).toEqual([]);
    expect(unbalancedLots([])).toEqual([]);
  });

  it('do not balance where only all lots together do', () => {
    expect(unbalancedLots([posting(ISSUER, first, '5', -1n), posting(alice, second, '5')])).toEqual([
      first,
      second,
    ]);
  });
});

it('a balance is an account and a lot', () => {
  expect(balanceKey(alice, first)).toBe('holder:alice|e/1');
  expect(balanceKey(ISSUER, second)).toBe('issuer|e/2');
});
