import { describe, expect, it } from 'vitest';
import { writeAddress, writeServiceAddress } from './write-address.ts';

const office = {
  premises: '4',
  line1: 'Slate Wharf',
  locality: 'Penmarrow',
  region: 'Cornwall',
  postalCode: 'ZZ4 4ZZ',
  country: 'England',
};
const members = (content: object) =>
  Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

describe('an address of company data', () => {
  it('has its parts in the order of the schema', () => {
    const written = writeAddress({ ...office, careOf: 'Hugh', poBox: '7' }, { quirks: false });
    expect(members(Object(written))).toEqual([
      'Premise',
      'Street',
      'PostTown',
      'County',
      'Country',
      'Postcode',
      'CareofName',
      'PoBox',
    ]);
    expect(written).toMatchObject({ Premise: '4', Street: 'Slate Wharf', Country: 'GB-ENG' });
  });

  it('as really seen has its country first, or none', () => {
    expect(members(Object(writeAddress(office, { quirks: true, isBritish: true })))[0]).toBe('Country');
    expect(writeAddress(office, { quirks: true })).not.toHaveProperty('Country');
    expect(writeAddress({}, { quirks: true })).toMatchObject({ Premise: '', PostTown: '' });
  });

  it('without premises begins with its first line', () => {
    const { premises: _none, ...old } = office;
    const written = writeAddress(old, { quirks: false });
    expect(written).toMatchObject({ Premise: 'Slate Wharf', Street: undefined });
  });

  it.each([
    ['Germany', { Country: 'DEU' }],
    ['United Kingdom', { Country: 'GBR' }],
    ['Atlantis', { OtherForeignCountry: 'Atlantis' }],
  ])('in %s has %j', (country, expected) => {
    expect(writeAddress({ ...office, country }, { quirks: false })).toMatchObject(expected);
  });

  it('of a registered office has a country of the United Kingdom, or none that is defined', () => {
    const inUk = { quirks: false, isBritish: true };
    expect(writeAddress({ ...office, country: 'Wales' }, inUk)).toMatchObject({ Country: 'GB-WLS' });
    expect(writeAddress({ ...office, country: 'Norway' }, inUk)).toMatchObject({ Country: 'UNDEF' });
  });

  it('of service may be that of the registered office', () => {
    expect(writeServiceAddress({ ...office }, office, { quirks: false })).toEqual({
      SameAsRegisteredOffice: true,
    });
    expect(writeServiceAddress({ ...office, premises: '5' }, office, { quirks: false })).toHaveProperty(
      'Address',
    );
  });
});
