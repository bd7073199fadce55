import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import {
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  partPaid,
  type Register,
} from '../testing/example-register.ts';
import { type EventEffects, effectsOfEvent, effectsOfRepost } from './event-effects.ts';

function preview(register: Register, request: ShareActionRequest): EventEffects {
  const event = eventOf(register.plan(request));
  return effectsOfEvent({ event, position: register.at(request.on), isPublic: false, isUnlimited: false });
}

/** Account, shares and unpaid amount before and after. */
const holdingsIn = ({ holdings }: Pick<EventEffects, 'holdings'>) =>
  holdings.map(({ account, before, after }) => [
    account.kind === 'holder' ? account.holderId : account.kind,
    ...[before, after].map(
      ({ shares, unpaid }) => `${shares / 1_000_000n} (${unpaid === undefined ? '?' : unpaid / 1_000_000n})`,
    ),
  ]);

describe('the effects of an allotment (L2)', () => {
  const changes = preview(booksAfter(founding), partPaid);

  it('are the return within a month, register and certificates within two', () => {
    expect(changes.filings).toEqual([{ form: 'SH01', dueOn: '2026-12-30' }]);
    expect(changes.duties).toEqual({ registerBy: '2027-01-30', certificatesBy: '2027-01-30' });
  });

  it('are capital before and after', () => {
    expect(changes.capital.before.currencies).toMatchObject([{ totalShares: '100' }]);
    expect(changes.capital.after.currencies).toMatchObject([{ totalShares: '150', totalUnpaid: '50' }]);
  });

  it('are the new holding, from nothing', () => {
    expect(holdingsIn(changes)).toEqual([['cara', '0 (0)', '50 (50)']]);
  });
});

describe('the effects of other events', () => {
  it('of a transfer (L3) are two holdings and no form', () => {
    const changes = preview(booksAfter(founding, partPaid), bobToAlice);
    expect(changes.filings).toEqual([]);
    expect(holdingsIn(changes)).toEqual([
      ['bob', '40 (0)', '25 (0)'],
      ['alice', '60 (0)', '75 (0)'],
    ]);
  });

  it('of a sub-division are all holdings of the class', () => {
    const changes = preview(booksAfter(founding, partPaid), {
      kind: 'subdivision',
      on: '2026-12-01',
      classId: ORDINARY,
      into: '2',
    });
    expect(holdingsIn(changes)).toEqual([
      ['alice', '60 (0)', '120 (0)'],
      ['bob', '40 (0)', '80 (0)'],
      ['cara', '50 (50)', '100 (50)'],
    ]);
  });

  it('of a buy-back into treasury are the holding and the treasury account', () => {
    const changes = preview(foundedBooks(), {
      kind: 'buy-back',
      on: '2026-12-01',
      classId: ORDINARY,
      holdings: [{ holderId: BOB, shares: '40' }],
      into: 'treasury',
    });
    expect(holdingsIn(changes)).toEqual([
      ['bob', '40 (0)', '0 (0)'],
      ['treasury', '0 (0)', '40 (0)'],
    ]);
  });

  it('of a redenomination have the currency of the class before and after', () => {
    const changes = preview(foundedBooks(), {
      kind: 'redenomination',
      on: '2026-12-01',
      classId: ORDINARY,
      currency: 'EUR',
      rate: '1.15',
      rateOn: '2026-11-20',
      resolvedOn: '2026-12-01',
    });
    expect(changes.holdings.map(({ before, after }) => [before.currency, after.currency])).toEqual([
      ['GBP', 'EUR'],
      ['GBP', 'EUR'],
    ]);
  });

  it('of a reversal find the lots that it restores', () => {
    const register = booksAfter(founding, partPaid);
    const subdivided = register.post({
      kind: 'subdivision',
      on: '2026-12-01',
      classId: ORDINARY,
      into: '2',
    });
    const position = register.at('2026-12-01');
    const reversal = register.reverse(subdivided);
    const findLot = register.ledger.lot.bind(register.ledger);
    expect(
      holdingsIn(effectsOfEvent({ event: reversal, position, isPublic: false, isUnlimited: false, findLot })),
    ).toEqual([
      ['alice', '120 (0)', '60 (0)'],
      ['bob', '80 (0)', '40 (0)'],
      ['cara', '100 (50)', '50 (50)'],
    ]);
  });
});

describe('the effects of an event that is posted again', () => {
  const register = booksAfter(founding, partPaid);
  const bonus = {
    kind: 'bonus-issue',
    on: '2026-12-10',
    classId: ORDINARY,
    intoClassId: ORDINARY,
    newShares: '1',
    forEvery: '5',
  } as const;
  const event = eventOf(register.plan(bonus));
  const before = booksAfter(founding, partPaid, bonus).at('2026-12-10');
  const after = booksAfter(founding, partPaid, bobToAlice, bonus).at('2026-12-10');

  it('are the holdings that differ from the books as they were after it, and no form', () => {
    const effects = effectsOfRepost(event, { before, after });
    expect(holdingsIn(effects)).toEqual([
      ['alice', '72 (0)', '90 (0)'],
      ['bob', '48 (0)', '30 (0)'],
    ]);
    expect([effects.filings, effects.duties]).toEqual([[], {}]);
  });

  it('are none where the corrected books are as before', () => {
    expect(effectsOfRepost(event, { before, after: before }).holdings).toEqual([]);
  });

  it('name holdings that were not there before, or are there no more', () => {
    const without = booksAfter(founding).at('2026-12-10');
    const [gone] = effectsOfRepost(event, { before: register.at('2026-12-10'), after: without }).holdings;
    expect(gone).toMatchObject({
      account: { holderId: CARA },
      before: { shares: shareCount('50') },
      after: { shares: shareCount('0') },
    });
    expect(gone?.after.unpaid).toBe(amount('0'));
  });
});
