import { describe, expect, it } from 'vitest';
import { body, bornOn, called, officer } from '../match-people.fixture.ts';
import type { PersonDetails } from '../register-entry.ts';
import { toFacts } from './facts.ts';
import { namesakeKey, Namesakes, plainNameKey } from './namesakes.ts';

const factsOf = (text: string, more: Partial<PersonDetails> = {}) =>
  toFacts({ node: 0, of: { personId: '' } }, officer('a', { name: called(text), ...more }));
const known = (...names: readonly string[]) => new Namesakes(names.map((name) => factsOf(name)));

describe('a name that is short', () => {
  it.each([
    ['Omar Khan', ['Omar Khan'], false],
    ['Omar Khan', ['Omar Ali Khan'], true],
    ['Omar A Khan', ['Omar Ali Khan'], true],
    ['Omar Zia Khan', ['Omar Ali Khan'], false],
    ['Omar Ali Khan', ['Omar Khan'], false],
    ['Omar Khan', ['Tariq Omar Khan'], false],
  ])('is %s where %j are known: %s', (name, others, isShort) => {
    expect(known(name, ...others).isShort(factsOf(name))).toBe(isShort);
  });

  it('is not short of the name of somebody born in another month, or on another day', () => {
    const later = factsOf('Omar Ali Khan', { birthMonth: { month: 6, year: 1970 } });
    expect(new Namesakes([later]).isShort(factsOf('Omar Khan'))).toBe(false);
    const other = factsOf('Omar Ali Khan', bornOn('1970-05-13'));
    expect(new Namesakes([other]).isShort(factsOf('Omar Khan', bornOn('1970-05-12')))).toBe(false);
    expect(new Namesakes([other]).isShort(factsOf('Omar Khan', bornOn('1970-05-13')))).toBe(true);
  });
});

describe('a name that fits several', () => {
  it.each([
    ['Omar Khan', ['Omar Ali Khan', 'Omar Zia Khan'], true],
    ['Omar Khan', ['Omar Ali Khan', 'Omar A Khan'], false],
    ['Omar Khan', ['Omar Ali Khan', 'Omar Ali Zia Khan'], false],
    ['Omar Ali Khan', ['Omar Ali Khan', 'Omar Zia Khan'], false],
    ['Omar Khan', ['Omar Ali Khan'], false],
  ])('is %s where %j are known: %s', (name, others, areSeveral) => {
    expect(known(...others).areSeveral(factsOf(name))).toBe(areSeveral);
  });
});

describe('a name that strangers have', () => {
  const july = { birthMonth: { month: 7, year: 1982 } };

  it.each([
    ['Sarah Jackson', {}, true],
    ['Sarah Jane Jackson', {}, false],
    ['Mara Quill', {}, false],
    ['Mara Quill', july, true],
    ['Mara Jane Quill', july, false],
  ])('is %s, known of May 1970 and %j: %s', (name, other, isCommon) => {
    const all = new Namesakes([factsOf(name), factsOf(name, other)]);
    expect(all.isCommon(factsOf(name))).toBe(isCommon);
  });

  it('is never that of a body', () => {
    const firm = toFacts({ node: 0, of: { personId: '' } }, body('a', 'Sarah Jackson', undefined));
    expect(new Namesakes([firm]).isCommon(firm)).toBe(false);
    expect([namesakeKey(firm), plainNameKey(firm)]).toEqual([undefined, undefined]);
  });
});
