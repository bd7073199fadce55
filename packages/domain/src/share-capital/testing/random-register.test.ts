import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replayBalances } from '../ledger/chronicle.ts';
import type { ShareEventKind } from '../ledger/event-requests.ts';
import { RandomRegister } from './random-register.ts';
import type { Dice } from './random-request.ts';
import { answersOf, faultsOf, sameBalances } from './register-faults.ts';
import { seededDice } from './seeded-dice.ts';

const die = fc.nat(1_000_000);
const dice: fc.Arbitrary<Dice> = fc.tuple(die, die, die, die, die);
const history = fc.array(dice, { minLength: 4, maxLength: 24, size: 'max' });

function played(steps: readonly Dice[]): RandomRegister {
  const register = new RandomRegister();
  for (const step of steps) register.step(step);
  return register;
}

const EVERY_KIND: readonly ShareEventKind[] = [
  'allotment',
  'bonus-issue',
  'buy-back',
  'call',
  'cancellation',
  'class-name',
  'consolidation',
  'forfeiture',
  'opening-balance',
  'redemption',
  'redenomination',
  'redesignation',
  'reduction',
  'reversal',
  'subdivision',
  'surrender',
  'transfer',
  'transmission',
  'treasury-sale',
  'variation',
];

describe('after anything that can happen, in any order of dates', () => {
  it('postings balance, nobody is ever below zero, capital is holdings and treasury, certificates are holdings', () => {
    const kinds = new Set<ShareEventKind>();
    fc.assert(
      fc.property(history, (steps) => {
        const register = played(steps);
        for (const { kind } of register.ledger.list()) kinds.add(kind);
        expect(faultsOf(register)).toEqual([]);
      }),
      { numRuns: 8_000 },
    );
    expect([...kinds].sort()).toEqual(EVERY_KIND);
  });

  it('a long history reads from its checkpoints what all its postings add up to', () => {
    const [register, dice] = [new RandomRegister(), seededDice(20_261_120)];
    while (register.ledger.list().length < 1_300) register.step(dice());
    expect(faultsOf(register)).toEqual([]);
    for (const knownAt of [1, 500, 1_299]) {
      const on = register.lastDay;
      const replayed = replayBalances(register.ledger.list(), { on, knownAt });
      expect(sameBalances(register.ledger.positionAt({ on, knownAt }), replayed)).toBe(true);
    }
  });

  it('a reversal restores every earlier answer, and what was known then stays known', () => {
    fc.assert(
      fc.property(history, dice, (steps, last) => {
        const register = played(steps);
        const before = answersOf(register);
        const known = register.ledger.list().length;
        const event = register.step(last);
        if (event === undefined || event.kind === 'reversal') return;
        const during = answersOf(register);
        expect(register.reverse(event)).toBeDefined();
        expect(answersOf(register)).toBe(before);
        expect(answersOf(register, known)).toBe(before);
        expect(answersOf(register, event.order)).toBe(during);
      }),
      { numRuns: 2_000 },
    );
  });
});
