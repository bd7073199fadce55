import { describe, expect, it } from 'vitest';
import { body, bornOn, called, holder, officer, psc } from '../match-people.fixture.ts';
import type { MatchRule } from '../match-result.ts';
import { entryKeyOf, type RegisterEntry } from '../register-entry.ts';
import { describeEvidence } from './evidence.ts';
import { toFacts } from './facts.ts';
import { isLikelyMatch } from './likely-match.ts';
import { Namesakes } from './namesakes.ts';

const edgeOf = (rule: MatchRule, one: RegisterEntry, other: RegisterEntry) => {
  const [left, right] = [one, other].map((entry, node) =>
    toFacts({ node, of: { entry: entryKeyOf(entry) }, place: entry }, entry),
  );
  if (left === undefined || right === undefined) throw new RangeError('Two entries are compared');
  return { rule, one: left, other: right };
};
const isLikely = (rule: MatchRule, one: RegisterEntry, other: RegisterEntry) => {
  const edge = edgeOf(rule, one, other);
  return isLikelyMatch(edge, new Namesakes([edge.one, edge.other]));
};
const named = (text: string, more: Parameters<typeof officer>[1] = {}) => ({ name: called(text), ...more });

describe('two who share the evidence of a rule', () => {
  it.each<[MatchRule, RegisterEntry, RegisterEntry, boolean]>([
    ['same-personal-code', officer('a'), holder('b', named('Tom Pear')), true],
    ['same-officer-id', holder('a'), holder('b', named('Tom Pear')), false],
    ['same-officer-id', officer('a'), officer('b', named('Tom Pear')), true],
    ['same-officer-id', holder('a'), holder('b', named('Mara Quill')), true],
    ['same-company', officer('a'), psc('a', named('Mara Quill')), true],
    ['same-company', officer('a'), officer('a', named('Mara Quill')), false],
    ['same-company', officer('a'), psc('a', named('Tom Pear')), false],
    ['same-full-birth-date', officer('a'), officer('b'), true],
    // After a marriage, or strangers of two common forenames: only an address tells.
    ['same-full-birth-date', officer('a'), officer('b', named('Mara Jane Pear')), false],
    [
      'same-full-birth-date',
      officer('a', { postcode: 'AB1 2CD' }),
      officer('b', named('Mara Jane Pear', { postcode: 'ab12cd' })),
      true,
    ],
    ['same-address', officer('a'), officer('b', named('Mara Jane Pear')), true],
    ['same-address', officer('a'), officer('b', named('Tom Pear')), false],
    ['same-body-number', officer('a'), officer('b'), false],
    ['same-officer-id', officer('a'), body('b', 'Mara Jane Quill', undefined), false],
  ])('%s: %#', (rule, one, other, expected) => {
    expect([isLikely(rule, one, other), isLikely(rule, other, one)]).toEqual([expected, expected]);
  });

  const german = { number: 'HRB 12', country: 'Germany' };
  it.each([
    ['Plum GmbH', german, true],
    ['Plum GmbH', { number: 'HRB 12' }, true],
    ['Plum GmbH', { number: 'HRB 12', country: 'Austria' }, false],
    ['Pear GmbH', german, false],
  ])('bodies by one number: of Plum GmbH in Germany and %s, %j: %s', (name, registration, expected) => {
    expect(isLikely('same-body-number', body('a', 'PLUM GMBH', german), body('b', name, registration))).toBe(
      expected,
    );
  });

  it('bodies by one officer id only under one name', () => {
    const firm = (company: string, name: string) => body(company, name, undefined);
    expect(isLikely('same-officer-id', firm('a', 'Plum Ltd'), firm('b', 'PLUM LIMITED'))).toBe(true);
    expect(isLikely('same-officer-id', firm('a', 'Plum Ltd'), firm('b', 'Pear Ltd'))).toBe(false);
    expect(isLikely('same-address', firm('a', 'Plum Ltd'), firm('b', 'Plum Ltd'))).toBe(false);
  });
});

describe('evidence in words', () => {
  const words = (...given: Parameters<typeof edgeOf>) => describeEvidence(edgeOf(...given)).words;

  it('says how the names differ, and the month of birth where both have it', () => {
    expect(words('same-address', officer('a'), officer('b', named('Mara Quill')))).toEqual([
      'Same postcode of the service address',
      'Some forenames are missing or initials: Mara Jane Quill / Mara Quill',
      'Born in May 1970',
    ]);
    expect(words('same-personal-code', officer('a'), holder('b', named('Tom Pear')))).toEqual([
      'Same personal code',
      'The names differ: Mara Jane Quill / Tom Pear',
    ]);
  });

  it('never holds a whole date of birth', () => {
    const born = bornOn('1970-05-12');
    expect(words('same-full-birth-date', officer('a', born), officer('b', born)).join()).not.toContain('12');
  });

  it('names bodies once where they are called alike', () => {
    const plum = (company: string) => body(company, 'Plum Ltd', { number: '01234567', country: 'England' });
    expect(words('same-body-number', plum('a'), plum('b'))).toEqual([
      'Same registration number',
      'Same name: Plum Ltd',
    ]);
  });
});
