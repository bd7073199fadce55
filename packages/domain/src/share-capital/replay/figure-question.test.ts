import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import type { ShareEvent } from '../ledger/event.ts';
import { type ShareEventId, shareEventId } from '../ledger/ids.ts';
import { booksForReplay } from '../testing/books-for-replay.ts';
import {
  ALICE,
  BOB,
  CARA,
  foundedBooks,
  held,
  INCORPORATED_ON,
  ORDINARY,
  PREFERENCE,
  type Register,
  transfer,
} from '../testing/example-register.ts';
import { type FigureReading, readBothWays } from './figure-question.ts';
import { planReplay } from './plan-replay.ts';

type Readings = ReadonlyMap<ShareEventId, FigureReading>;
const NOTHING_SAID: Readings = new Map();
const subdivision = { kind: 'subdivision', on: '2026-11-22', classId: ORDINARY, into: '10' } as const;
const later = transfer('2026-11-23', ALICE, BOB, { shares: '15' });

/** Plans entries or reversals before later events, asking what their figures mean. */
function replay(
  register: Register,
  { wrong = [], entries = [] }: { wrong?: ShareEvent[]; entries?: ShareActionRequest[] },
  readings = NOTHING_SAID,
) {
  const order = {
    reversals: wrong.map((event) => ({ event, reason: 'Of another day' })),
    entries: entries.map((request, index) => ({ id: shareEventId(`n${index}`), request })),
  };
  let next = 0;
  const newId = () => shareEventId(`again${(next += 1)}`);
  const { today } = register;
  const context = { newId, incorporatedOn: INCORPORATED_ON, isPublic: false, today, readings };
  const planned = planReplay(order, booksForReplay(register.ledger, order, register.holders), context);
  if (!planned.ok) throw new Error(JSON.stringify(planned));
  return planned.parts;
}

const questionsIn = (parts: ReturnType<typeof replay>) => parts.flatMap(({ question }) => question ?? []);

function holdingsAfter(register: Register, parts: ReturnType<typeof replay>): readonly string[] {
  const events = parts.map(({ event }) => event);
  expect(register.ledger.append(events, { kind: 'person', reference: 'test' }).ok).toBe(true);
  return [ALICE, BOB, CARA].map((holder) => held(register.at('2027-12-31'), holder));
}

describe('a sub-division that is recorded before a transfer', () => {
  it('asks what the figure of the transfer means, in both readings', () => {
    const register = foundedBooks();
    register.post(later);
    const [question] = questionsIn(replay(register, { entries: [subdivision] }));
    expect(question).toMatchObject({
      figures: [{ name: 'shares', asEntered: '15', restated: '150' }],
      answer: undefined,
      planned: 'as-entered',
    });
  });

  it('moves what the answer says', () => {
    for (const [reading, holdings] of [
      ['as-entered', ['585', '415', '0']],
      ['restated', ['450', '550', '0']],
    ] as const) {
      const register = foundedBooks();
      const { id } = register.post(later);
      const parts = replay(register, { entries: [subdivision] }, new Map([[id, reading]]));
      expect(questionsIn(parts)).toMatchObject([{ answer: reading, planned: reading }]);
      expect(holdingsAfter(register, parts)).toEqual(holdings);
    }
  });

  it('asks of every later entry of the class, and of none of another class or that moves all shares', () => {
    const register = foundedBooks();
    register.post(later);
    register.post({
      kind: 'allotment',
      on: '2026-11-24',
      allottees: [{ classId: ORDINARY, holderId: CARA, shares: '20', priceEach: '2.5', paidEach: '1' }],
    });
    register.post({
      kind: 'allotment',
      on: '2026-11-25',
      allottees: [{ classId: PREFERENCE, holderId: CARA, shares: '7', priceEach: '1', paidEach: '1' }],
    });
    register.post({ kind: 'transmission', on: '2026-11-26', fromId: BOB, toId: CARA, evidence: 'Probate' });
    const questions = questionsIn(replay(register, { entries: [subdivision] }));
    expect(questions.map(({ figures }) => figures)).toEqual([
      [{ name: 'shares', asEntered: '15', restated: '150' }],
      [
        { name: 'shares', asEntered: '20', restated: '200' },
        { name: 'issue-price', asEntered: '2.5', restated: '0.25' },
        { name: 'amount-paid', asEntered: '1', restated: '0.1' },
      ],
    ]);
  });

  it('asks nothing behind a consolidation that undoes it', () => {
    const register = foundedBooks();
    const { id } = register.post({ kind: 'consolidation', on: '2026-11-23', classId: ORDINARY, from: '10' });
    register.post(transfer('2026-11-24', ALICE, BOB, { shares: '5' }));
    const parts = replay(register, { entries: [subdivision] }, new Map([[id, 'restated']]));
    // A hundred of the smaller shares become one, as it was of the larger ones.
    expect(questionsIn(parts)).toMatchObject([
      { figures: [{ name: 'from', asEntered: '10', restated: '100' }], planned: 'restated' },
    ]);
  });
});

describe('other entries behind later ones', () => {
  it('a consolidation asks, and says which figure is not exact', () => {
    const register = foundedBooks();
    register.post(later);
    const consolidation = { ...subdivision, kind: 'consolidation', from: '4' } as const;
    expect(questionsIn(replay(register, { entries: [consolidation] }))).toMatchObject([
      {
        figures: [{ asEntered: '15', restated: undefined }],
        refused: { restated: 'These figures cannot be restated exactly' },
      },
    ]);
  });

  it('a reversal asks, and plans the reading that can be entered', () => {
    const register = foundedBooks();
    const wrong = register.post(subdivision);
    register.post(transfer('2026-11-23', ALICE, BOB, { shares: '150' }));
    const parts = replay(register, { wrong: [wrong] });
    expect(questionsIn(parts)).toMatchObject([
      { figures: [{ asEntered: '150', restated: '15' }], planned: 'restated', answer: undefined },
    ]);
    expect(holdingsAfter(register, parts)).toEqual(['45', '55', '0']);
  });

  it('a correction of the ratio asks by the ratio of both', () => {
    const register = foundedBooks();
    const wrong = register.post(subdivision);
    register.post(transfer('2026-11-23', ALICE, BOB, { shares: '150' }));
    const parts = replay(register, { wrong: [wrong], entries: [{ ...subdivision, into: '4' }] });
    expect(questionsIn(parts)).toMatchObject([{ figures: [{ asEntered: '150', restated: '60' }] }]);
  });

  it('an allotment asks nothing: the later figures are of the same shares', () => {
    const register = foundedBooks();
    register.post(later);
    register.post({ ...subdivision, on: '2026-12-01' });
    const allottee = { classId: ORDINARY, holderId: CARA, shares: '5', priceEach: '1', paidEach: '1' };
    const forgotten = { kind: 'allotment', on: '2026-11-01', allottees: [allottee] } as const;
    expect(questionsIn(replay(register, { entries: [forgotten] }))).toEqual([]);
  });
});

describe('figures in proportion', () => {
  it('are worth the same together and come back to what was entered', () => {
    const counts = fc.integer({ min: 1, max: 1_000_000 }).map(String);
    const ratios = fc.bigInt({ min: 1n, max: 1000n });
    const request = (shares: string): ShareActionRequest => transfer('2026-11-23', ALICE, BOB, { shares });
    fc.assert(
      fc.property(counts, ratios, ratios, (shares, more, forEvery) => {
        const both = readBothWays(request(shares), () => ({ shares: more, forEvery }));
        expect(both === undefined).toBe(more === forEvery);
        if (both === undefined) return;
        const [figure] = both.figures;
        const exact = (BigInt(shares) * more) % forEvery === 0n;
        expect(figure?.restated !== undefined).toBe(exact);
        if (figure?.restated === undefined || !both.restated) return;
        expect(BigInt(figure.restated) * forEvery).toBe(BigInt(shares) * more);
        const back = readBothWays(both.restated, () => ({ shares: forEvery, forEvery: more }));
        expect(back?.restated).toEqual(request(shares));
      }),
    );
  });
});
