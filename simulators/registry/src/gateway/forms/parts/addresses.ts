import type { Address } from '../../../register/company.ts';
import { findAt, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import codes from '../../company-data/country-codes.json' with { type: 'json' };

/** The first name of each code, as addresses write it. */
const countries = new Map(
  Object.entries(codes)
    .toReversed()
    .map(([name, code]) => [code, toTitleCase(name)]),
);

function toTitleCase(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`);
}

const parts = {
  careOf: 'CareofName',
  poBox: 'PoBox',
  premises: 'Premise',
  line1: 'Street',
  line2: 'Thoroughfare',
  locality: 'PostTown',
  region: 'County',
  postalCode: 'Postcode',
} as const;

/** Any of the five kinds of address (section 7.2); empty parts are absent on the register. */
export function readAddress(element: XmlElement | undefined): Address {
  const texts = Object.entries(parts).map(([part, name]) => [part, textAt(element, name)]);
  const country = readCountry(element);
  return { ...Object.fromEntries(texts.filter(([, text]) => text)), ...(country && { country }) };
}

function readCountry(element: XmlElement | undefined): string | undefined {
  const code = textAt(element, 'Country');
  if (code === undefined) return textAt(element, 'OtherForeignCountry');
  return countries.get(code) ?? 'Not specified';
}

/** The address itself, or the one that it is the same as. */
export type ServiceAddress = Address | 'registered-office';
export type HomeAddress = Address | 'service-address';

export function readServiceAddress(element: XmlElement | undefined): ServiceAddress {
  const address = findAt(element, 'Address');
  return address === undefined ? 'registered-office' : readAddress(address);
}

export function readHomeAddress(element: XmlElement | undefined): HomeAddress {
  const address = findAt(element, 'Address');
  return address === undefined ? 'service-address' : readAddress(address);
}

const british = ['England', 'Wales', 'Scotland', 'Northern Ireland', 'United Kingdom', 'Great Britain'];
const postcode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** A postcode of the United Kingdom in another shape than they have. */
export function hasBadPostcode(address: Address | string | undefined): boolean {
  if (typeof address !== 'object' || address.postalCode === undefined) return false;
  return british.includes(address.country ?? '') && !postcode.test(address.postalCode);
}
