import type { FiledAddress } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';

/** The countries that have a code in the forms (`AddressBaseType`, baseTypes v3-7); others go by name. */
const COUNTRY_CODES: ReadonlySet<string> = new Set(
  `USA IRL DEU FRA ITA ESP PRT NLD POL BEL NOR SWE DNK AUS NZL CAN ZAF AUT HRV CYP CZE EST HUN GRC LTU
   GBR GB-ENG GB-WLS GB-SCT GB-NIR`.split(/\s+/),
);

/** An `Address` element of `AddressBaseType`. */
export function addressElement(check: FieldChecker, field: string, address: FiledAddress): XmlNode {
  const text = (name: string, value: string | undefined, maxLength: number) =>
    check.optionalText(`${field}.${name}`, value, maxLength);
  return element('Address', [
    textElement('Premise', check.text(`${field}.premise`, address.premise, 50)),
    optionalElement('Street', text('street', address.street, 50)),
    optionalElement('Thoroughfare', text('thoroughfare', address.thoroughfare, 50)),
    textElement('PostTown', check.text(`${field}.postTown`, address.postTown, 50)),
    optionalElement('County', text('county', address.county, 50)),
    COUNTRY_CODES.has(address.country)
      ? textElement('Country', address.country)
      : textElement('OtherForeignCountry', text('country', address.country, 50) ?? ''),
    optionalElement('Postcode', text('postcode', address.postcode, 15)),
  ]);
}
