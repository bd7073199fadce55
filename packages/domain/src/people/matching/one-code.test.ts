import { describe, expect, it } from 'vitest';
import { called } from '../match-people.fixture.ts';
import type { PersonDetails } from '../register-entry.ts';
import { mayHaveOneCode } from './one-code.ts';

const human = (text: string, month?: number, former: readonly string[] = []): PersonDetails => ({
  name: called(text),
  formerNames: former.map((each) => called(each)),
  ...(month !== undefined && { birthMonth: { month, year: 1970 } }),
  protection: 'none',
});
const firm: PersonDetails = { name: { kind: 'body', name: 'Mara Jane Quill' }, protection: 'none' };

describe('one personal code may be of both', () => {
  it.each<[string, PersonDetails, PersonDetails, boolean]>([
    ['who have one full name', human('Mara Jane Quill'), human('MARA JANE QUILL'), true],
    ['whose names differ by a middle name', human('Mara Jane Quill'), human('Mara Quill'), true],
    ['of whom one gives an initial', human('Mara Jane Quill'), human('M J Quill'), true],
    ['whose surnames differ by a letter', human('Mara Jane Quill'), human('Mara Jane Quille'), true],
    [
      'of whom one has the name that the other had',
      human('Mara Pear', 5, ['Mara Quill']),
      human('Mara Quill'),
      true,
    ],
    ['whose names stand in another order', human('Wei Chen'), human('Chen Wei'), true],
    ['of one forename and month, after a marriage', human('Mara Quill', 5), human('Mara Pear', 5), true],
    ['of one forename in another month', human('Mara Quill', 5), human('Mara Pear', 6), false],
    ['of one forename without a month', human('Mara Quill', 5), human('Mara Pear'), false],
    ['who share nothing but the month', human('Mara Quill', 5), human('Tom Pear', 5), false],
    ['of whom one is a body', human('Mara Jane Quill'), firm, false],
    ['who are bodies both', firm, firm, false],
  ])('%s: %#', (_who, one, other, expected) => {
    expect(mayHaveOneCode(one, other)).toBe(expected);
    expect(mayHaveOneCode(other, one)).toBe(expected);
  });
});
