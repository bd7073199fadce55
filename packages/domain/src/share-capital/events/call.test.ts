import { describe, expect, it } from 'vitest';
import { holdingsOf } from '../readings/holdings.ts';
import { ALICE, BOB, ORDINARY, Register } from './register.fixture.ts';

const each = { classId: ORDINARY, priceEach: '1', paidEach: '0.25' };

describe('a call', () => {
  it('on a whole class is paid by its members, and not on shares that the company holds itself', () => {
    const register = new Register();
    const allottees = [ALICE, BOB].map((holderId) => ({ ...each, holderId, shares: '100' }));
    register.record({ kind: 'allotment', on: '2026-02-02', allottees });
    const lost = [{ holderId: BOB, shares: '40' }];
    register.record({
      kind: 'forfeiture',
      on: '2026-03-02',
      classId: ORDINARY,
      holdings: lost,
      into: 'treasury',
    });
    register.record({ kind: 'call', on: '2026-04-01', classId: ORDINARY, callEach: '0.5' });
    expect(
      holdingsOf(register.at('2026-04-01')).map(({ account, unpaid }) => [account.kind, unpaid]),
    ).toEqual([
      ['treasury', 30_000_000n],
      ['holder', 25_000_000n],
      ['holder', 15_000_000n],
    ]);
    const nobody = new Register();
    nobody.record({ kind: 'allotment', on: '2026-02-02', allottees: allottees.slice(0, 1) });
    const all = [{ holderId: ALICE, shares: '100' }];
    nobody.record({
      kind: 'forfeiture',
      on: '2026-03-02',
      classId: ORDINARY,
      holdings: all,
      into: 'treasury',
    });
    const refused = nobody.refusals({ kind: 'call', on: '2026-04-01', classId: ORDINARY, callEach: '0.5' });
    expect(refused).toEqual(['callEach: too-much']);
  });
});
