import { describe, expect, it } from 'vitest';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { ALICE, BOB, DAN, founding, ORDINARY, partPaid, Register } from './register.fixture.ts';

const on = '2026-12-01';

describe('shares whose holder nobody knows yet', () => {
  const register = new Register();
  register.record(founding);
  register.holders = register.holders.map((each) => (each.id === BOB ? { ...each, members: [] } : each));
  const transfer = (transferorId: typeof BOB, transfereeId: typeof BOB): ShareActRequest => ({
    kind: 'transfer',
    on,
    classId: ORDINARY,
    transferorId,
    transferees: [{ transfereeId, shares: '1' }],
  });
  const transmission = (fromId: typeof BOB, toId: typeof BOB): ShareActRequest => ({
    kind: 'transmission',
    on,
    fromId,
    toId,
    evidence: 'Grant of probate',
  });

  it.each<[string, ShareActRequest, string]>([
    ['are not transferred', transfer(BOB, DAN), 'transferorId'],
    ['get no others by a transfer', transfer(ALICE, BOB), 'transferees.0.transfereeId'],
    ['are not transmitted', transmission(BOB, DAN), 'fromId'],
    ['get no others by transmission', transmission(ALICE, BOB), 'toId'],
    [
      'get no others by an allotment',
      { kind: 'allotment', on, allottees: [{ ...partPaid.allottees[0], holderId: BOB }] },
      'allottees.0.holderId',
    ],
  ])('%s', (_, request, path) => {
    expect(register.refusals(request)).toEqual([`${path}: not-known`]);
  });

  it('get none out of treasury', () => {
    const buyers = [{ transfereeId: BOB, shares: '1' }];
    expect(register.refusals({ kind: 'treasury-sale', on, classId: ORDINARY, buyers })).toContain(
      'buyers.0.transfereeId: not-known',
    );
  });
});
