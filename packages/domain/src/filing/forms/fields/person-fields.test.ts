import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../../../dates/civil-date.ts';
import { monthsAfter } from '../../../dates/statutory-periods.ts';
import {
  checkAge,
  checkAgeOn,
  checkNationalities,
  formerNameSections,
  formerNamesAt,
  nameAt,
  nameFields,
  nationalitiesAt,
  splitNationalities,
} from './person-fields.ts';

const chosen = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [`nationalities.${index}`, name]));

describe('the name of a person', () => {
  it('has a first name, which a title stands in for: a peer has none (section 167J)', () => {
    const isOptional = (title: string) =>
      nameFields({ 'name.title': title }, 'name').find(({ path }) => path === 'name.forename')?.isOptional;
    expect([isOptional(''), isOptional('Lord')]).toEqual([false, true]);
  });

  it('is sent without the parts that are empty', () => {
    expect(nameAt({ 'name.forename': ' Anna ', 'name.surname': 'Plum', 'name.title': ' ' }, 'name')).toEqual({
      forename: 'Anna',
      surname: 'Plum',
    });
  });
});

describe('former names', () => {
  const former = {
    'formerNames.0.surname': 'Damson',
    'formerNames.1.forename': 'Ann',
    'formerNames.1.surname': 'Sloe',
  };

  it('are asked for once it is said that there are any, with at least one row', () => {
    const titles = (asked: string) =>
      formerNameSections({ hasFormerNames: asked }, 'formerNames').map(({ title }) => title);
    expect([titles(''), titles('no'), titles('yes')]).toEqual([
      ['Former names'],
      ['Former names'],
      ['Former names', 'Former name 1'],
    ]);
  });

  it('are sent only where it is said that there are any', () => {
    expect(formerNamesAt({ ...former, hasFormerNames: 'no' }, 'formerNames')).toBeUndefined();
    expect(formerNamesAt({ ...former, hasFormerNames: 'yes' }, 'formerNames')).toEqual([
      { surname: 'Damson' },
      { forename: 'Ann', surname: 'Sloe' },
    ]);
  });
});

describe('nationalities', () => {
  it.each([
    [['British'], []],
    [['British', 'Irish', 'French'], []],
    [['British', 'British'], [['nationalities.1', 'repeated']]],
    [['British', '', 'Irish'], [['nationalities.1', 'missing']]],
    [['British', 'British', 'Irish'], [['nationalities.1', 'repeated']]],
    [['', 'Irish', 'Irish'], [['nationalities.2', 'repeated']]],
    [['Citizen of Guinea-Bissau', 'Citizen of Antigua and Barbuda'], [['nationalities.1', 'too-long']]],
    [[], []],
  ])('%j are refused at the one that is too many or left out: %j', (names, errors) => {
    expect(
      checkNationalities(chosen(...names), 'nationalities').map(({ path, code }) => [path, code]),
    ).toEqual(errors);
  });

  it('of an officer are three at most, of a person with significant control one', () => {
    const three = chosen('British', 'Irish', 'French');
    expect(nationalitiesAt(three, 'nationalities')).toEqual(['British', 'Irish', 'French']);
    expect(nationalitiesAt(three, 'nationalities', 1)).toEqual(['British']);
    expect(splitNationalities(' British,Irish , ,French,Dutch')).toEqual(['British', 'Irish', 'French']);
    expect(splitNationalities(undefined)).toEqual([]);
  });

  it('are refused together exactly where with their commas they are longer than 50 characters', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{2,24}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 3 }), (names) => {
        const isRefused = checkNationalities(chosen(...names), 'nationalities').length > 0;
        expect(isRefused).toBe(names.join(',').length > 50);
      }),
    );
  });
});

describe('the age of a director', () => {
  const born = '2000-02-29';
  const codes = (appointed: string, birth = born) =>
    checkAge({ born: birth, appointed }, 'born', 'appointed').map(({ code }) => code);

  it.each([
    ['2016-02-28', ['too-young']],
    ['2016-02-29', []],
    ['2110-02-27', []],
    ['2110-02-28', ['too-old']],
    ['1999-12-31', ['too-young']],
  ])('born on the last day of February, appointed on %s: %j', (appointed, expected) => {
    expect(codes(appointed)).toEqual(expected);
  });

  it('is not judged while a date is missing or is none', () => {
    expect([codes(''), codes('2020-01-01', ''), codes('2020-01-01', '1980-02-30')]).toEqual([[], [], []]);
    expect(checkAgeOn({ born }, 'born', undefined)).toEqual([]);
  });

  it('is from 16 to 109 on the day of the appointment, whatever the days (section 157)', () => {
    const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays(civilDate('1900-01-01'), days));
    fc.assert(
      fc.property(day, day, (birth, appointed) => {
        const isOfAge = appointed >= monthsAfter(birth, 192) && appointed < monthsAfter(birth, 1320);
        expect(codes(appointed, birth).length === 0).toBe(isOfAge);
      }),
    );
  });
});
