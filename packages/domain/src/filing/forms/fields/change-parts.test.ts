import { describe, expect, it } from 'vitest';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { type ChangePart, changesStep, checkChanges, compareChanges } from './change-parts.ts';

interface Registered {
  readonly name: string;
}
const part = (id: string, more: Partial<ChangePart<Registered>> = {}): ChangePart<Registered> => ({
  id,
  label: `The ${id}`,
  at: `${id}.text`,
  fields: () => [{ path: `${id}.text`, label: id, kind: 'text' }],
  now: ({ name }) => [name],
  after: ({ answers }) => [answers[`${id}.text`] ?? ''],
  ...more,
});
const parts = [part('name'), part('town')];
const asked = (changes: string, name = 'O’Brien-Ward, Ann') => ({
  form: 'CH01' as const,
  facts: formFacts(),
  answers: { changes, 'name.text': name, 'town.text': 'Bristol' },
});
const registered = { name: 'OBRIEN WARD ANN' };

describe('what changes of somebody on a register', () => {
  it('is asked for once it is ticked, each under its own heading', () => {
    const titles = (changes: string) => changesStep(asked(changes), parts).sections.map(({ title }) => title);
    expect(titles('')).toEqual(['Changes']);
    expect(titles('town')).toEqual(['Changes', 'New the town']);
    expect(titles('town,name')).toEqual(['Changes', 'New the name', 'New the town']);
  });

  it('is refused where the register says so already, but for capitals, blanks and punctuation', () => {
    const codes = (name: string) =>
      checkChanges(asked('name', name), parts, registered).map(({ code }) => code);
    expect(codes('O’Brien-Ward, Ann')).toEqual(['no-change']);
    expect(codes('O’Brien-Ward, Anne')).toEqual([]);
  });

  it('is refused for what is wrong with it beside, and only where it is ticked', () => {
    const wrong = part('town', {
      check: () => [{ path: 'town.text', code: 'unknown', message: 'No such town' }],
    });
    const codes = (changes: string) =>
      checkChanges(asked(changes, 'Sloe'), [part('name'), wrong], registered).map(({ code }) => code);
    expect([codes('name'), codes('name,town')]).toEqual([[], ['unknown']]);
  });

  it('is shown beside what the register says now, which is nothing while nobody is chosen', () => {
    expect(compareChanges(asked('town'), parts, registered)).toEqual([
      { label: 'The town', now: ['OBRIEN WARD ANN'], after: ['Bristol'] },
    ]);
    expect(compareChanges(asked('town'), parts, undefined)[0]?.now).toEqual([]);
    expect(checkChanges(asked('name'), parts, undefined)).toEqual([]);
  });
});
