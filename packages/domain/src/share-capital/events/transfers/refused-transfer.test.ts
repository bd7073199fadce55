import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { shareCount } from '../../../money/exact-decimal.ts';
import {
  checkRefusedTransfer,
  checkSharesHeld,
  isRefusedLate,
  type RefusedTransfer,
} from './refused-transfer.ts';

const today = civilDate('2026-11-20');
const refused: RefusedTransfer = {
  transferorId: 'bob',
  transferees: [{ transfereeId: 'alice', shares: '15' }],
  signedOn: '2026-09-28',
  lodgedOn: '2026-10-01',
  refusedOn: '2026-11-02',
  reasons: 'The articles give the other members a right to buy first',
};
const wrong = (changes: Partial<RefusedTransfer>) =>
  checkRefusedTransfer({ ...refused, ...changes }, today).map(({ path, code }) => `${path} ${code}`);

describe('a transfer that was refused', () => {
  it('is kept with who, how many, when and why', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ signedOn: undefined })).toEqual([]);
  });

  it('says why: the transferee is entitled to the reasons', () => {
    expect(wrong({ reasons: ' ' })).toEqual(['reasons missing']);
  });

  it('was signed, lodged and refused in that order, and not in the future', () => {
    expect(wrong({ refusedOn: '2026-11-21' })).toEqual(['refusedOn too-late']);
    expect(wrong({ lodgedOn: '2026-11-03' })).toEqual(['lodgedOn too-late']);
    expect(wrong({ signedOn: '2026-10-02' })).toEqual(['signedOn too-late']);
    expect(wrong({ lodgedOn: '', signedOn: 'soon' })).toEqual(['signedOn not-a-date', 'lodgedOn not-a-date']);
  });

  it('names somebody else than the transferor, and a whole number of shares', () => {
    expect(wrong({ transferees: [] })).toEqual(['transferees missing']);
    expect(wrong({ transferees: [{ transfereeId: 'bob', shares: '1.5' }] })).toEqual([
      'transferees.0.transfereeId same-holder',
      'transferees.0.shares not-whole',
    ]);
    expect(wrong({ transferees: [{ transfereeId: 'alice', shares: '0' }] })).toEqual([
      'transferees.0.shares zero',
    ]);
  });

  it('was of no more shares than the transferor held, all transferees together', () => {
    const transferees = [
      { transfereeId: 'alice', shares: '15' },
      { transfereeId: 'cara', shares: '10' },
    ];
    const found = (held: string) =>
      checkSharesHeld({ ...refused, transferees }, shareCount(held)).map(({ path, message }) => [
        path,
        message,
      ]);
    expect(found('25')).toEqual([]);
    expect(found('24')).toEqual([
      ['transferees.1.shares', 'Enter at most 9: the transferor held 24 when the form was lodged'],
    ]);
    expect(found('0')).toEqual([
      ['transferees.0.shares', 'The transferor held no such shares when the form was lodged'],
    ]);
  });

  it('had to be decided within two months of the lodging', () => {
    expect(isRefusedLate(civilDate('2026-10-01'), civilDate('2026-12-01'))).toBe(false);
    expect(isRefusedLate(civilDate('2026-10-01'), civilDate('2026-12-02'))).toBe(true);
  });
});
