import { describe, expect, it } from 'vitest';
import { shareClassId } from '../../ledger/ids.ts';
import {
  booksAfter,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  ordinaryTerms,
  PREFERENCE,
} from '../../testing/example-register.ts';

const rename = (name: string, more: object = {}) =>
  ({ kind: 'class-name', on: '2026-12-01', classId: ORDINARY, name, ...more }) as const;

describe('a new name of a class', () => {
  it('holds from its day on, without blanks around it', () => {
    const register = booksAfter(founding, rename(' A Ordinary '));
    const name = (day: string) => register.at(day).classes[0]?.terms.name;
    expect([name('2026-11-30'), name('2026-12-01')]).toEqual(['Ordinary', 'A Ordinary']);
  });

  it('moves no shares', () => {
    const { postings, terms } = eventOf(foundedBooks().plan(rename('A Ordinary')));
    expect(postings).toEqual([]);
    expect(terms[0]?.after).toEqual({ ...ordinaryTerms, name: 'A Ordinary' });
  });

  it.each<[string, ReturnType<typeof rename>, readonly string[]]>([
    ['without a name', rename(' '), ['name: missing']],
    ['longer than 50 characters', rename('A'.repeat(51)), ['name: too-long']],
    ['that it has already', rename('Ordinary'), ['name: no-change']],
    ['that another class has, whatever its case and blanks', rename(' preference '), ['name: used']],
    ['of no class', rename('X', { classId: shareClassId('c') }), ['classId: missing']],
  ])('is refused %s', (_how, request, errors) => {
    expect(foundedBooks().refusals(request)).toEqual(errors);
  });

  it('of 50 characters is taken, and so is its own name in other letters', () => {
    expect(foundedBooks().refusals(rename('A'.repeat(50)))).toEqual([]);
    expect(foundedBooks().refusals(rename('ORDINARY'))).toEqual([]);
  });

  it('is not one that another class had, or will have, on any day', () => {
    const register = booksAfter(founding, {
      kind: 'class-name',
      on: '2026-12-20',
      classId: PREFERENCE,
      name: '5% Preference',
    });
    expect(register.refusals(rename('Preference'))).toEqual(['name: used']);
    expect(register.refusals(rename('5% preference'))).toEqual(['name: used']);
  });

  it('posted late undoes no later change of terms', () => {
    const register = booksAfter(founding, {
      kind: 'subdivision',
      on: '2026-12-03',
      classId: ORDINARY,
      into: '10',
    });
    register.post(rename('A Ordinary', { on: '2026-05-01' }));
    const [terms] = register.at('2026-12-31').classes.map((each) => each.terms);
    expect(terms).toMatchObject({ name: 'A Ordinary', nominalEach: 100_000n });
  });
});
