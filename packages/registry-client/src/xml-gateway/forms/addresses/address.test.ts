import type { FiledAddress } from '@statbook/domain/filing/forms';
import { describe, expect, it } from 'vitest';
import { writePart } from '../../../testing/form-xml.ts';
import { addressElement, type AddressKind } from './address.ts';

const mill: FiledAddress = { premise: '1', postTown: 'Leeds', country: 'GB-ENG' };
const write = (address: FiledAddress, kind?: AddressKind) =>
  writePart((check) => addressElement(check, 'address', address, kind));

describe('an address in a form', () => {
  it('has its lines in the order of the schema', () => {
    const whole = {
      ...mill,
      street: 'Mill Lane',
      thoroughfare: 'North',
      county: 'Yorkshire',
      postcode: 'LS1 4AP',
    };
    expect(write(whole).xml).toBe(
      '<r><Address><Premise>1</Premise><Street>Mill Lane</Street><Thoroughfare>North</Thoroughfare>' +
        '<PostTown>Leeds</PostTown><County>Yorkshire</County><Country>GB-ENG</Country><Postcode>LS1 4AP</Postcode></Address></r>',
    );
  });

  it.each([
    ['GB-WLS', '<Country>GB-WLS</Country>'],
    ['USA', '<Country>USA</Country>'],
    ['Kenya', '<OtherForeignCountry>Kenya</OtherForeignCountry>'],
    ['', '<OtherForeignCountry/>'],
  ])('has the country %j by code or by name', (country, written) => {
    expect(write({ ...mill, country }).xml).toContain(`<PostTown>Leeds</PostTown>${written}`);
  });

  it('names the line that is missing or too long', () => {
    expect(
      write({ ...mill, premise: '', postTown: ' ', postcode: 'LS1 4AP and more', country: 'C'.repeat(51) })
        .problems,
    ).toEqual([
      'address.premise must not be empty',
      'address.postTown must not be empty',
      'address.country must be at most 50 characters',
      'address.postcode must be at most 15 characters',
    ]);
  });

  it.each<[AddressKind, string[]]>([
    ['registered-office', ['postcode', 'poBox', 'country']],
    ['inspection', ['country']],
    ['service', []],
    ['base', ['careOf', 'poBox']],
  ])('of the kind %s is refused where it has what the schema does not take there', (kind, lines) => {
    const abroad = { ...mill, country: 'FRA', careOf: 'Ash', poBox: '12' };
    const fields = write(abroad, kind).problems.map((problem) => problem.split(' ')[0]);
    expect(fields).toEqual(lines.map((line) => `address.${line}`));
  });
});
