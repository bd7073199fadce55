import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILED_ADDRESS_LINES } from '../filed-address.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import {
  addressAnswers,
  addressAt,
  addressFields,
  addressLines,
  checkNoBox,
  checkPartOfUk,
  checkUkPostcode,
  filedCountryName,
  isSameAddress,
  ukPartsFor,
} from './address-fields.ts';

const typed = (postcode: string, country: string) =>
  addressAt({ 'address.postcode': postcode, 'address.country': country }, 'address').postcode;

describe('a postcode of an address that is filed', () => {
  it.each([
    ['bs15lj', 'GB-ENG', 'BS1 5LJ'],
    ['BS1 5LJ', 'GB-ENG', 'BS1 5LJ'],
    ['cf143uz', 'GB-WLS', 'CF14 3UZ'],
    ['ec1a1bb', 'GBR', 'EC1A 1BB'],
  ])('typed as %s in %s is written %s', (text, country, written) => {
    expect(typed(text, country)).toBe(written);
  });

  it.each([
    ['d02af30', 'Ireland (Republic)', 'D02AF30'],
    ['bs1 5l', 'GB-ENG', 'BS1 5L'],
  ])('that is no UK postcode, as %s in %s, keeps its blanks', (text, country, written) => {
    expect(typed(text, country)).toBe(written);
  });
});

describe('a postcode that is asked for', () => {
  const codesOf = (country: string, postcode: string) =>
    checkUkPostcode({ 'address.country': country, 'address.postcode': postcode }, 'address').map(
      ({ path, code }) => [path, code],
    );
  const refused = [['address.postcode', 'not-a-postcode']];

  it.each(['M1 1AA', 'm11aa', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'BT1 9DY'])(
    'is one of the United Kingdom: %s',
    (postcode) => {
      for (const country of ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR', 'GBR'])
        expect(codesOf(country, postcode)).toEqual([]);
    },
  );

  it.each(['M1', '12345', 'M1 1A', 'M11 1AAA', 'ABC1 1AA', 'CF14-3UZ'])('is none of it: %s', (postcode) => {
    expect(codesOf('GB-ENG', postcode)).toEqual(refused);
    expect(codesOf('GBR', postcode)).toEqual(refused);
    // Other countries write as they like.
    expect(codesOf('Germany', postcode)).toEqual([]);
    expect(codesOf('Gabon', postcode)).toEqual([]);
  });

  it('may be missing, unless its form wants it', () => {
    expect(codesOf('GB-ENG', '')).toEqual([]);
    const isOptional = (isPostcodeRequired: boolean) =>
      addressFields({ path: 'address', isPostcodeRequired }).find(({ path }) => path.endsWith('postcode'))
        ?.isOptional;
    expect([isOptional(true), isOptional(false)]).toEqual([false, true]);
  });
});

describe('the part of the United Kingdom of an office (section 9)', () => {
  type Place = FormFacts['company']['jurisdiction'];
  const partsOf = (jurisdiction: Place) => {
    const facts = formFacts();
    return { ...facts, company: { ...facts.company, jurisdiction } };
  };

  it.each<[Place, readonly string[]]>([
    ['england-wales', ['England', 'Wales']],
    ['wales', ['Wales']],
    ['scotland', ['Scotland']],
    ['northern-ireland', ['Northern Ireland']],
    [undefined, ['England', 'Wales', 'Scotland', 'Northern Ireland']],
  ])('of a company of %s is one of %j', (jurisdiction, labels) => {
    expect(ukPartsFor(partsOf(jurisdiction)).map(({ label }) => label)).toEqual(labels);
  });

  it.each<[Place, string, string, string | undefined]>([
    ['england-wales', 'GB-ENG', 'BS1 5LJ', undefined],
    ['england-wales', 'GB-ENG', 'CF14 3UZ', 'Enter a postcode in England: CF14 3UZ is in Wales'],
    ['england-wales', 'GB-WLS', 'BS1 5LJ', 'Enter a postcode in Wales: BS1 5LJ is in England'],
    ['scotland', 'GB-SCT', 'EH3 9FF', undefined],
    ['scotland', 'GB-SCT', 'BT2 8BG', 'Enter a postcode in Scotland: BT2 8BG is in Northern Ireland'],
    ['northern-ireland', 'GB-NIR', 'BT2 8BG', undefined],
    // Areas on a border lie in both, and what is chosen wrongly is refused as a country.
    ['england-wales', 'GB-WLS', 'SY10 7AA', undefined],
    ['england-wales', 'GB-ENG', 'LL11 1AA', undefined],
    ['scotland', 'GB-SCT', 'TD15 1AA', undefined],
    ['scotland', 'GB-ENG', 'EH3 9FF', undefined],
    ['england-wales', 'GB-ENG', '', undefined],
  ])('of %s, chosen as %s, is compared with %s', (jurisdiction, country, postcode, said) => {
    const answers = { 'address.country': country, 'address.postcode': postcode };
    const [error] = checkPartOfUk({ answers, facts: partsOf(jurisdiction) }, 'address');
    expect(error?.message).toBe(said);
    if (error !== undefined) expect(error.path).toBe('address.postcode');
  });
});

describe('a PO box, where documents cannot be delivered by hand (section 86)', () => {
  it.each([
    ['premise', 'PO Box 12', true],
    ['premise', 'P.O. Box 12', true],
    ['street', 'POBox 12', true],
    ['thoroughfare', 'c/o P O BOX 12', true],
    ['careOf', 'po box 4385', true],
    ['premise', 'Box House', false],
    ['street', 'Po Boxall Street', false],
    ['street', 'Postbox Lane', false],
    ['postTown', 'PO Box', false],
  ])('in the line %s, as %s: %s', (line, text, isBox) => {
    const errors = checkNoBox({ [`address.${line}`]: text }, 'address');
    expect(errors.map(({ path, code }) => [path, code])).toEqual(
      isBox ? [[`address.${line}`, 'po-box']] : [],
    );
  });
});

describe('an address', () => {
  const line = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,20}$/).map((text) => text.trim());
  const filed = fc.record(
    Object.fromEntries(
      FILED_ADDRESS_LINES.filter((name) => name !== 'country' && name !== 'postcode').map((name) => [
        name,
        line,
      ]),
    ),
  );

  it('is what its answers say, and answers what it says', () => {
    fc.assert(
      fc.property(filed, (lines) => {
        const address = { premise: '', postTown: '', ...lines, country: 'GB-ENG', postcode: 'BS1 5LJ' };
        expect(addressAt(addressAnswers('at', address), 'at')).toEqual(address);
        expect(isSameAddress(address, address)).toBe(true);
        expect(isSameAddress(address, { ...address, premise: `${address.premise} A` })).toBe(false);
      }),
    );
  });

  it('is the same in capitals and with other blanks, and not in another country', () => {
    const bristol = {
      premise: '7',
      street: 'Park Row',
      postTown: 'Bristol',
      country: 'GB-ENG',
      postcode: 'BS1 5LJ',
    };
    expect(isSameAddress(bristol, { ...bristol, street: 'PARK  ROW ', postcode: 'bs15lj' })).toBe(true);
    expect(isSameAddress(bristol, { ...bristol, country: 'GBR' })).toBe(false);
    expect(isSameAddress(bristol, undefined)).toBe(false);
    expect(isSameAddress(undefined, undefined)).toBe(true);
  });

  it('is read in the lines of a letter, its country by name and last', () => {
    const abroad = {
      careOf: 'Frau Müller',
      poBox: '12',
      premise: '20',
      street: 'Apfelweg',
      postTown: 'Hamburg',
      county: '',
      country: 'Germany',
      postcode: '20459',
    };
    expect(addressLines(abroad)).toEqual(['Frau Müller', '12', '20 Apfelweg', 'Hamburg', '20459', 'Germany']);
    expect(addressLines(undefined)).toEqual([]);
    expect(['GB-NIR', 'GBR', 'Germany', 'Atlantis'].map(filedCountryName)).toEqual([
      'Northern Ireland',
      'United Kingdom',
      'Germany',
      'Atlantis',
    ]);
  });
});
