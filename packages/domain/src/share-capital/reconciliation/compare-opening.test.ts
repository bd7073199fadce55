import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { ALICE, BOB, CARA, ORDINARY, Register } from '../testing/example-register.ts';
import type { AllotmentRequest, OpeningBalanceRequest } from '../ledger/event-requests.ts';
import { holderId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { compareOpening } from './compare-opening.ts';

const NOBODY = holderId('nobody');
const DAY = '2026-06-30';

/** A register in which one account has no names yet. */
function emptyRegister(): Register {
  const register = new Register();
  register.holders = [...register.holders, { id: NOBODY, members: [] }];
  return register;
}

function opened(...holdings: readonly Partial<OpeningBalanceRequest['holdings'][number]>[]): SharePosition {
  const register = emptyRegister();
  const rows = holdings.map((each) => ({ classId: ORDINARY, shares: '0', ...each }));
  register.post({ kind: 'opening-balance', on: DAY, holdings: rows });
  return register.at(civilDate(DAY));
}

function allotted(...rows: readonly Partial<AllotmentRequest['allottees'][number]>[]): SharePosition {
  const register = emptyRegister();
  const allottees = rows.map((each) => ({
    classId: ORDINARY,
    holderId: ALICE,
    shares: '0',
    priceEach: '1',
    paidEach: '1',
    ...each,
  }));
  register.post({ kind: 'allotment', on: '2026-02-02', allottees });
  return register.at(civilDate(DAY));
}

const statuses = (opening: SharePosition, history: SharePosition) =>
  Object.fromEntries(
    compareOpening(opening, history).map(({ account, status, opening: was, history: is }) => [
      account.kind === 'holder' ? account.holderId : account.kind,
      `${was.shares / 1_000_000n} ${is.shares / 1_000_000n} ${status}`,
    ]),
  );

const alice60 = { holderId: ALICE, shares: '60' };
const bob40 = { holderId: BOB, shares: '40' };

describe('an opening balance beside the history before it', () => {
  it('agrees holding by holding, whatever it does not know of what was paid', () => {
    expect(statuses(opened(alice60, bob40), allotted(alice60, bob40))).toEqual({
      alice: '60 60 agrees',
      bob: '40 40 agrees',
    });
  });

  it('says exactly what differs, and who is missing on either side', () => {
    expect(statuses(opened(alice60, bob40), allotted(alice60, { holderId: CARA, shares: '40' }))).toEqual({
      alice: '60 60 agrees',
      bob: '40 0 differs',
      cara: '0 40 differs',
    });
  });

  it('differs in what is unpaid, where both know it', () => {
    const history = allotted({ ...alice60, paidEach: '0.5' });
    expect(statuses(opened({ ...alice60, unpaidEach: '0' }), history)).toEqual({ alice: '60 60 differs' });
    expect(statuses(opened(alice60), history)).toEqual({ alice: '60 60 agrees' });
  });

  it('lets the history name who holds what was open, and nothing more than that', () => {
    const opening = opened(alice60, { holderId: NOBODY, shares: '40' });
    expect(
      statuses(opening, allotted({ holderId: ALICE, shares: '70' }, { holderId: BOB, shares: '30' })),
    ).toEqual({
      alice: '60 70 names',
      nobody: '40 0 names',
      bob: '0 30 names',
    });
    expect(statuses(opening, allotted(alice60, { holderId: BOB, shares: '50' }))).toEqual({
      alice: '60 60 agrees',
      nobody: '40 0 differs',
      bob: '0 50 differs',
    });
    expect(
      statuses(opening, allotted({ holderId: ALICE, shares: '50' }, { holderId: BOB, shares: '50' })),
    ).toEqual({
      alice: '60 50 differs',
      nobody: '40 0 differs',
      bob: '0 50 differs',
    });
  });
});
