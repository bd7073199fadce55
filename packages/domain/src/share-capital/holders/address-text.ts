import { streetLine } from '../../street-line.ts';
import type { AddressRecord } from '../shareholdings.ts';

/** The address of a holder in its usual order, parts that are known, joined by commas; empty where none is. */
export function addressText(address: AddressRecord | undefined): string {
  if (!address) return '';
  const { careOf, poBox, premises, line1, line2, town, county, postcode, country } = address;
  return [
    careOf && `c/o ${careOf}`,
    poBox && `PO Box ${poBox}`,
    streetLine(premises, line1),
    line2,
    town,
    county,
    postcode,
    country,
  ]
    .filter(Boolean)
    .join(', ');
}
