import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareCount, toDecimalText } from '../../money/exact-decimal.ts';
import { shareEventId } from '../ledger/ids.ts';
import { CANCELLED, TREASURY } from '../ledger/ledger-account.ts';
import { findClass } from '../ledger/position.ts';
import type { SharesOfHolder } from '../ledger/event-requests.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  CARA,
  founding,
  INCORPORATED_ON,
  ORDINARY,
  partPaid,
} from '../testing/example-register.ts';
import type { TakenPart } from './event-builder.ts';
import { EventPlanner } from './event-planner.ts';
import { moveTo, requireOtherShares, type Requirement, takeFromHolders } from './take-from-holders.ts';

/** Alice has 60 and Bob 40 fully paid shares, Cara 50 partly paid ones. */
function newPlanner(): EventPlanner {
  const today = civilDate('2026-12-31');
  return new EventPlanner({
    eventId: shareEventId('new'),
    position: booksAfter(founding, partPaid).at(today),
    incorporatedOn: INCORPORATED_ON,
    isPublic: false,
    today,
  });
}

function take(holdings: readonly SharesOfHolder[], requirement: Requirement, under?: string) {
  const planner = newPlanner();
  const shareClass = findClass(planner.context.position, ORDINARY);
  if (!shareClass) throw new Error('No class');
  const parts: TakenPart[] = [];
  const taken = { shareClass, holdings, requirement, ...(under && { under }) };
  takeFromHolders(taken, planner, (part) => parts.push(part));
  return {
    parts: parts.map(({ line, shares }) => `${planner.nameOfAccount(line.account)} ${toDecimalText(shares)}`),
    errors: planner.errors.map(({ path, code }) => `${path}: ${code}`),
  };
}

describe('shares taken from several holders', () => {
  it('are passed on part by part', () => {
    const holdings = [
      { holderId: ALICE, shares: '10' },
      { holderId: BOB, shares: '40' },
    ];
    expect(take(holdings, 'none')).toEqual({ parts: ['Alice Green 10', 'Bob Green 40'], errors: [] });
  });

  it('are refused at the holder who has too few', () => {
    const holdings = [
      { holderId: ALICE, shares: '10' },
      { holderId: BOB, shares: '41' },
    ];
    expect(take(holdings, 'none').errors).toEqual(['holdings.1.shares: too-few']);
  });

  it.each([
    [undefined, 'holdings: missing'],
    ['means.holdings', 'means.holdings: missing'],
  ])('are refused without holders, under the field %s', (under, error) => {
    expect(take([], 'none', under)).toEqual({ parts: [], errors: [error] });
  });

  it.each([
    ['fully-paid', CARA, ['holdings.0.shares: not-fully-paid']],
    ['fully-paid', ALICE, []],
    ['partly-paid', ALICE, ['holdings.0.shares: fully-paid']],
    ['partly-paid', CARA, []],
    ['none', CARA, []],
  ] as const)(
    'that have to be %s are checked for what is unpaid on them',
    (requirement, holderId, errors) => {
      expect(take([{ holderId, shares: '5' }], requirement).errors).toEqual(errors);
    },
  );
});

describe('a reduction of the shares in issue', () => {
  function errorsAfter(holders: readonly (typeof ALICE)[], account: typeof TREASURY) {
    const planner = newPlanner();
    for (const holderId of holders) {
      const shares = { [ALICE]: '60', [BOB]: '40', [CARA]: '50' }[holderId] ?? '0';
      planner.takeFromHolder(ORDINARY, { holderId, shares }).forEach(moveTo(planner, account));
    }
    requireOtherShares(planner);
    return planner.errors.map(({ path, code }) => `${path}: ${code}`);
  }

  it('leaves a holder with a share that is not redeemable', () => {
    expect(errorsAfter([ALICE, BOB], CANCELLED)).toEqual([]);
  });

  it.each([CANCELLED, TREASURY])('is refused where every share leaves its holder: $kind', (account) => {
    expect(errorsAfter([ALICE, BOB, CARA], account)).toEqual(['holdings: nothing-remains']);
  });

  it('moves the parts to the account', () => {
    const planner = newPlanner();
    planner.takeFromHolder(ORDINARY, { holderId: BOB, shares: '15' }).forEach(moveTo(planner, TREASURY));
    const own = planner.builder.lines().filter(({ account }) => account.kind === 'treasury');
    expect(own.map(({ shares }) => shares)).toEqual([shareCount('15')]);
  });
});
