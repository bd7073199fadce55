import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegisteredOfficeContent } from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { officeAddress } from '../../../testing/form-arbitraries.ts';
import { openGatewaySchemas } from '../../../testing/gateway-schemas.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildRegisteredOffice } from './registered-office.ts';

const mill: RegisteredOfficeContent = {
  address: {
    premise: 'Unit 2',
    street: 'Mill Lane',
    postTown: 'Leeds',
    country: 'GB-ENG',
    postcode: 'LS1 4AP',
    careOf: 'Ash & Co',
  },
  acceptAppropriateAddressStatement: true,
};
const ADDRESS =
  '<Address><Premise>Unit 2</Premise><Street>Mill Lane</Street><PostTown>Leeds</PostTown>' +
  '<Country>GB-ENG</Country><Postcode>LS1 4AP</Postcode><CareofName>Ash &amp; Co</CareofName></Address>';
const STATEMENT = '<AcceptAppropriateOfficeAddressStatement>true</AcceptAppropriateOfficeAddressStatement>';

const problemsWith = (address: Partial<RegisteredOfficeContent['address']>) =>
  problemsOf(buildRegisteredOffice({ ...mill, address: { ...mill.address, ...address } }));

describe('a change of the registered office', () => {
  it('holds the address and the statement that it is appropriate', () => {
    expect(xmlOf(buildRegisteredOffice(mill))).toBe(
      `<ChangeRegisteredOfficeAddress>${ADDRESS}${STATEMENT}</ChangeRegisteredOfficeAddress>`,
    );
  });

  it('holds the statement first where the registrar wants it so', () => {
    const options = { ad01Statement: 'before-address' } as const;
    expect(xmlOf(buildRegisteredOffice(mill, {}, { options }))).toBe(
      `<ChangeRegisteredOfficeAddress>${STATEMENT}${ADDRESS}</ChangeRegisteredOfficeAddress>`,
    );
  });

  it('is refused without the statement', () => {
    const content = { ...mill, acceptAppropriateAddressStatement: false };
    expect(problemsOf(buildRegisteredOffice(content))).toEqual([
      'acceptAppropriateAddressStatement must be accepted',
    ]);
  });

  it('is refused at every line of the address that is missing, too long or out of place', () => {
    expect(
      problemsWith({
        premise: ' ',
        street: 'S'.repeat(51),
        thoroughfare: 'T'.repeat(51),
        postTown: '',
        county: 'C'.repeat(51),
        country: 'FRA',
        postcode: ' ',
        careOf: 'C'.repeat(101),
        poBox: '12',
      }),
    ).toEqual([
      'address.postcode must not be empty',
      'address.poBox is not taken in this address',
      'address.premise must not be empty',
      'address.street must be at most 50 characters',
      'address.thoroughfare must be at most 50 characters',
      'address.postTown must not be empty',
      'address.county must be at most 50 characters',
      'address.country must be a part of the United Kingdom',
      'address.careOf must be at most 100 characters',
    ]);
    expect(problemsWith({ postcode: 'P'.repeat(16) })).toEqual([
      'address.postcode must be at most 15 characters',
    ]);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const content = fc.record({
      address: officeAddress,
      acceptAppropriateAddressStatement: fc.constant(true),
    });
    expect(complaintsOf(buildRegisteredOffice, fc.record({ content }))).toEqual([]);
  });

  it.skipIf(!findReference())(named('is refused by the schema with the statement first'), () => {
    using schemas = openGatewaySchemas();
    const xml = `<ChangeRegisteredOfficeAddress xmlns="http://xmlgw.companieshouse.gov.uk">${STATEMENT}${ADDRESS}</ChangeRegisteredOfficeAddress>`;
    expect(schemas.validate('Forms.xsd', xml)).toContain('AcceptAppropriateOfficeAddressStatement');
  });
});
