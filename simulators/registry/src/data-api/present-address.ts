import type { Address } from '../register/company.ts';

export function presentAddress(address: Address) {
  return {
    care_of: address.careOf,
    po_box: address.poBox,
    premises: address.premises,
    address_line_1: address.line1,
    address_line_2: address.line2,
    locality: address.locality,
    region: address.region,
    postal_code: address.postalCode,
    country: address.country,
  };
}

/** As the newer searches show it: the number of the house is part of the first line. */
export function presentFoundAddress(address: Address) {
  const { careOf: _careOf, poBox: _poBox, premises: _premises, ...rest } = address;
  return presentAddress({ ...rest, line1: joinParts(address.premises, address.line1) });
}

export function presentAddressLine(address: Address): string {
  const { premises, line1, line2, locality, region, country, postalCode } = address;
  const street = joinParts(premises, line1);
  return [street, line2, locality, region, country, postalCode].filter(Boolean).join(', ');
}

function joinParts(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
