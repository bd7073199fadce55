import { describe, expect, it } from 'vitest';
import { body, bornOn, called, holder, officer, psc } from '../match-people.fixture.ts';
import type { PersonDetails, RegisterEntry } from '../register-entry.ts';
import { matchKeysOf } from './match-keys.ts';

const keysOf = (entry: RegisterEntry) => matchKeysOf(entry, entry);
const kindsOf = (entry: RegisterEntry) => keysOf(entry).map((key) => key.split(' ')[0]);

describe('the keys under which somebody is found again', () => {
  const everything: Partial<PersonDetails> = {
    ...bornOn('1970-05-12'),
    personalCodeTag: 'tag',
    officerId: 'id',
    postcode: 'AB1 2CD',
  };

  it.each<[string, RegisterEntry, readonly string[]]>([
    [
      'an officer of whom all is known',
      officer('a', everything),
      [
        'same-personal-code',
        'same-full-birth-date',
        'same-officer-id',
        'same-company',
        'same-address',
        'namesake',
      ],
    ],
    ['an officer of the public register', officer('a'), ['same-company', 'namesake']],
    ['a person with control there', psc('a'), ['same-company', 'namesake']],
    ['a holder without a birth', holder('a'), []],
    [
      'a holder with one, who is on no list of the registry',
      holder('a', bornOn('1970-05-12')),
      ['same-full-birth-date', 'namesake'],
    ],
    ['a holder of one forename', holder('a', { name: called('Mara Quill') }), ['plain-name']],
    [
      'an officer without a forename',
      officer('a', { name: { kind: 'human', surname: 'Quill' } }),
      ['same-company'],
    ],
    [
      'a body with its number',
      body('a', 'Plum Ltd', { number: '1234567', country: 'England' }),
      ['same-body-number'],
    ],
    ['a body without one', body('a', 'Plum Ltd', undefined), []],
    [
      'a body with somebody’s code, which bodies have not',
      { ...body('a', 'Plum Ltd', undefined), personalCodeTag: 'tag' },
      [],
    ],
    ['an address without a birth', holder('a', { postcode: 'AB1 2CD' }), []],
    ['a birth without an address', officer('a', { postcode: 'A1' }), ['same-company', 'namesake']],
  ])('of %s: %#', (_who, entry, kinds) => {
    expect(kindsOf(entry)).toEqual(kinds);
  });

  it.each<[string, RegisterEntry, RegisterEntry]>([
    [
      'the spelling of a name',
      officer('a', { name: called('Séan Mary-Ann O’Brien') }),
      officer('a', { name: called("SEAN Mary-Ann O'BRIEN") }),
    ],
    ['the blanks of a postcode', officer('a', { postcode: 'ab1 2cd' }), officer('a', { postcode: 'AB12CD' })],
    ['the role in a company', officer('a'), psc('a')],
    [
      'how a company number is typed',
      body('a', 'Plum Ltd', { number: '01234567', country: 'England & Wales' }),
      body('b', 'Pear Ltd', { number: ' 1234567', country: 'United Kingdom' }),
    ],
    [
      'how a country is written',
      body('a', 'Plum GmbH', { number: 'HRB 12', country: 'Germany' }),
      body('b', 'Plum GmbH', { number: 'hrb12', country: 'DE' }),
    ],
  ])('do not depend on %s', (_what, one, other) => {
    expect(keysOf(one)).toEqual(keysOf(other));
  });

  it.each<[string, RegisterEntry, RegisterEntry]>([
    ['another company', officer('a'), officer('b')],
    ['another month', officer('a'), officer('a', { birthMonth: { month: 6, year: 1970 } })],
    ['a month of two figures', officer('a'), officer('a', { birthMonth: { month: 12, year: 1970 } })],
    [
      'another number',
      body('a', 'Plum Ltd', { number: '1234567', country: 'England' }),
      body('a', 'Plum Ltd', { number: '1234568', country: 'England' }),
    ],
    [
      'a part of the United Kingdom',
      body('a', 'Plum Ltd', { number: 'SC123456', country: 'Scotland' }),
      body('a', 'Plum Ltd', { number: '123456', country: 'England' }),
    ],
  ])('are others for %s', (_what, one, other) => {
    expect(keysOf(one).some((key) => keysOf(other).includes(key) && key.startsWith('same'))).toBe(false);
  });

  it('never hold a key of the one kind that could be taken for another', () => {
    const keys = keysOf(officer('a', everything));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('same-full-birth-date 1970-05-12');
    expect(keys).toContain('same-address AB12CD 1970-05');
    expect(keys).toContain('same-company a 1970-05');
  });

  it('of a person’s own details hold no company', () => {
    const details: PersonDetails = { name: called('Mara Jane Quill'), protection: 'none', ...everything };
    expect(matchKeysOf(details).some((key) => key.startsWith('same-company'))).toBe(false);
  });
});
