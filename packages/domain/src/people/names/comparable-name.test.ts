import { describe, expect, it } from 'vitest';
import type { HumanName } from '../register-entry.ts';
import { bodyNameKey } from './body-name.ts';
import { toComparableRegistration } from './body-registration.ts';
import { isSameFullName } from './comparable-name.ts';
import { readRegistryName } from './registry-name.ts';

const human = (forename: string | undefined, surname: string): HumanName => ({
  kind: 'human',
  forename,
  surname,
});

describe('a full name', () => {
  it.each([
    [human('Seán', 'O’Brien'), human('SEAN', "O'BRIEN")],
    [human('Mary-Ann', 'Quill-Ward'), human('Mary Ann', 'QUILL WARD')],
    [human('Łukasz', 'Wójcik'), human('Lukasz', 'WOJCIK')],
    [human('Søren', 'Ó Briain'), human('Soren', "O'Briain")],
    [human('Mr John', 'Smith OBE'), human('John', 'Smith')],
    [human('Xiaoming', 'Li'), human('Xiao Ming', 'LI')],
  ])('is the same in any spelling: %o and %o', (one, other) => {
    expect(isSameFullName(one, other)).toBe(true);
  });

  it.each([
    [human('John', 'Smith'), human('John Paul', 'Smith')],
    [human('John', 'Smith'), human('John', 'Smyth')],
    [human('Wei', 'Chen'), human('Chen', 'Wei')],
    [human('John', 'Smith Junior'), human('John', 'Smith')],
  ])('is another with any other name: %o and %o', (one, other) => {
    expect(isSameFullName(one, other)).toBe(false);
  });

  it('needs a forename that is more than an initial, and a surname', () => {
    expect(isSameFullName(human('J', 'Smith'), human('J', 'Smith'))).toBe(false);
    expect(isSameFullName(human(undefined, 'Smith'), human(undefined, 'Smith'))).toBe(false);
    expect(isSameFullName(human('John', '-'), human('John', '-'))).toBe(false);
  });
});

describe('a name of the public register', () => {
  it('has its surname first, and a title last', () => {
    expect(readRegistryName('QUILL, Mara Jane Rose, Dr')).toEqual({
      kind: 'human',
      title: 'Dr',
      forename: 'Mara',
      otherForenames: 'Jane Rose',
      surname: 'QUILL',
    });
  });

  it('without a comma has its surname last', () => {
    expect(readRegistryName('Mara Jane Quill')).toMatchObject({ forename: 'Mara', surname: 'Quill' });
    expect(readRegistryName('Quill')).toMatchObject({ forename: undefined, surname: 'Quill' });
  });
});

describe('a body', () => {
  it('has one name however it is written', () => {
    expect(bodyNameKey('The Plum & Pear Company Limited')).toBe(bodyNameKey('PLUM AND PEAR CO. LTD.'));
    expect(bodyNameKey('Plum Public Limited Company')).toBe(bodyNameKey('PLUM PLC'));
    expect(bodyNameKey('Plum Limited')).not.toBe(bodyNameKey('Pear Limited'));
  });

  it.each(['England & Wales', 'england and wales', 'UK', 'GB-SCT', 'United Kingdom', 'Scotland'])(
    'of %s has a number of the UK',
    (country) => {
      expect(toComparableRegistration({ number: '1234567', country })).toMatchObject({
        number: '01234567',
        country: 'uk',
      });
    },
  );

  it('of another country is known by its country’s name or code', () => {
    const german = toComparableRegistration({ number: 'HRB 123', country: 'DE' });
    expect(german).toEqual(toComparableRegistration({ number: 'hrb123', country: 'Germany' }));
    expect(german?.country).toBe('germany');
  });

  it.each(['', 'N/A', '0', '00000000', '-'])('with %o for a number has none', (number) => {
    expect(toComparableRegistration({ number, country: 'UK' })).toBeUndefined();
  });
});
