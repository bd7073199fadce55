import { describe, expect, it } from 'vitest';
import { body, bornOn, called, holder, keyOf, officer, psc } from '../match-people.fixture.ts';
import type { ApartPair } from '../match-result.ts';
import type { PersonDetails, RegisterEntry } from '../register-entry.ts';
import { Contradictions } from './contradictions.ts';
import { listNodes } from './nodes.ts';

const cannotBeOne = (entries: readonly RegisterEntry[], apart: readonly ApartPair[] = []) => {
  const nodes = listNodes({ persons: [], entries, apart });
  return new Contradictions(nodes, apart).has([...nodes.keys()]);
};

describe('those who can never be one person', () => {
  const born = (date: string, more: Partial<PersonDetails> = {}) => ({ ...bornOn(date), ...more });
  const of = (company: string, details: Partial<PersonDetails>) => officer(company, details);

  it.each<[string, RegisterEntry[], boolean]>([
    ['one alone, even protected', [of('a', { protection: 'protected' })], false],
    ['of one date', [of('a', born('1970-05-12')), of('b', born('1970-05-12'))], false],
    ['of two days', [of('a', born('1970-05-12')), of('b', born('1970-05-13'))], true],
    ['of a day and its month', [of('a', born('1970-05-12')), of('b', {})], false],
    ['of a day and another month', [of('a', born('1970-06-12')), of('b', {})], true],
    ['without any birth', [holder('a'), holder('b')], false],
    ['one of them protected', [of('a', {}), of('b', { protection: 'super-secure' })], true],
    ['a human and a body', [holder('a'), body('b', 'Plum Ltd', undefined)], true],
    ['two bodies', [body('a', 'Plum Ltd', undefined), body('b', 'Pear Ltd', undefined)], false],
    [
      'of a day whose own published month is another',
      [of('a', { ...born('1970-05-12'), birthMonth: { month: 6, year: 1970 } }), holder('b')],
      true,
    ],
    [
      'of other names, which are judged elsewhere',
      [of('a', {}), of('b', { name: called('Tom Pear') })],
      false,
    ],
  ])('%s', (_who, entries, expected) => {
    expect(cannotBeOne(entries)).toBe(expected);
    expect(cannotBeOne(entries.toReversed())).toBe(expected);
  });

  it('somebody has told apart, in whichever order', () => {
    const [a, b, c] = [officer('a'), psc('b'), psc('c')];
    expect(cannotBeOne([a, b], [[keyOf(b), keyOf(a)]])).toBe(true);
    expect(cannotBeOne([a, b], [[keyOf(b), keyOf(c)]])).toBe(false);
    expect(cannotBeOne([a, b, c], [[keyOf(b), keyOf(c)]])).toBe(true);
  });

  it('are known by each entry of a person on the books', () => {
    const persons = [{ personId: 'p', entries: [officer('a'), psc('b')] }];
    const nodes = listNodes({ persons, entries: [officer('c')], apart: [] });
    const apart = [[keyOf(psc('b')), keyOf(officer('c'))]] as const;
    expect(new Contradictions(nodes, apart).has([0, 1])).toBe(true);
    expect(new Contradictions(nodes, []).has([0, 1])).toBe(false);
  });
});
