import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRows, type FormStep, repeatSection, withoutRowsBeyond } from './form-fields.ts';

const list = { path: 'names', max: 20, noun: 'name' };
const stepOf = (sections: FormStep['sections']): FormStep => ({ id: 'names', title: 'Names', sections });
const sectionsOf = (answers: Record<string, string>) =>
  repeatSection(answers, { ...list, least: 1 }, ({ path }) => ({
    title: path,
    fields: [{ path: `${path}.surname`, label: 'Surname', kind: 'text', maxLength: 50 }],
  }));

describe('the rows of a list of answers', () => {
  it('are counted up to the last one that the list takes', () => {
    expect(countRows({}, list)).toBe(0);
    expect(countRows({ 'names.0.surname': '', 'names.4.surname': '' }, list)).toBe(5);
    expect(countRows({ 'names.19.surname': '', 'names.20.surname': '' }, list)).toBe(20);
    expect(countRows({ 'names.1.surname': '', 'names.90000000.surname': '' }, list)).toBe(2);
    expect(countRows({ 'other.names.3.surname': '', 'names.surname': '' }, list)).toBe(0);
  });

  it('never are more than the list takes, whatever is sent', () => {
    const path = fc.nat().map((index) => `names.${index}.surname`);
    fc.assert(
      fc.property(fc.dictionary(path, fc.string()), (answers) => {
        expect(sectionsOf(answers).length).toBeLessThanOrEqual(list.max);
      }),
    );
  });

  it('beyond it are taken away, and those of a hidden list from the hundredth on', () => {
    const answers = {
      'names.19.surname': 'Plum',
      'names.20.surname': 'Pear',
      'hidden.99.surname': 'Quince',
      'hidden.100.surname': 'Medlar',
      country: 'GB-WLS',
    };
    expect(Object.keys(withoutRowsBeyond([stepOf(sectionsOf(answers))], answers))).toEqual([
      'names.19.surname',
      'hidden.99.surname',
      'country',
    ]);
  });
});
