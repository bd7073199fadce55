import type { Address } from '../world/types.ts';
import { withoutUndefined } from './wire-members.ts';

/** The public members of an address, on the wire's names; whatever is not held is absent. */
export function presentAddress(address: Address): Record<string, string | null> {
  const { careOf, poBox, premises, line1, line2, locality, region, postalCode, country } = address;
  return withoutUndefined({
    care_of: careOf,
    po_box: poBox,
    premises,
    address_line_1: line1,
    address_line_2: line2,
    locality,
    region,
    postal_code: postalCode,
    country,
  });
}

/** As the newer searches show it: the number of the house stands in the first line. */
export function presentFoundAddress({
  premises,
  line1,
  line2,
  locality,
  region,
  postalCode,
  country,
}: Address) {
  return withoutUndefined({
    address_line_1: [premises, line1].filter(Boolean).join(' '),
    address_line_2: line2,
    locality,
    region,
    postal_code: postalCode,
    country,
  });
}

/** One line, as searches show it. */
export function presentAddressLine({
  premises,
  line1,
  line2,
  locality,
  region,
  country,
  postalCode,
}: Address): string {
  const street = [premises, line1].filter(Boolean).join(' ');
  return [street, line2, locality, region, country, postalCode].filter(Boolean).join(', ');
}
