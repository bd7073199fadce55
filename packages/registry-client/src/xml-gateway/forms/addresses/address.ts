import type { FiledAddress } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';

/** The countries that have a code in the forms (`AddressBaseType`, baseTypes v3-7); others go by name. */
const COUNTRY_CODES: ReadonlySet<string> = new Set(
  `USA IRL DEU FRA ITA ESP PRT NLD POL BEL NOR SWE DNK AUS NZL CAN ZAF AUT HRV CYP CZE EST HUN GRC LTU
   GBR GB-ENG GB-WLS GB-SCT GB-NIR`.split(/\s+/),
);

/** The only countries of a registered office and an inspection location. */
const UK_CODES: ReadonlySet<string> = new Set(['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR', 'GBR', 'UNDEF']);

interface AddressRules {
  readonly ukOnly: boolean;
  readonly postcodeNeeded: boolean;
  readonly careOf: boolean;
  readonly poBox: boolean;
}

/** The address types of baseTypes v3-7, by what they are used for. */
const KINDS = {
  /** `ROAddressType` */
  'registered-office': { ukOnly: true, postcodeNeeded: true, careOf: true, poBox: false },
  /** `UKAddressType`: the inspection location. */
  inspection: { ukOnly: true, postcodeNeeded: false, careOf: true, poBox: true },
  /** `CompanyAddressType`: service addresses, corporate officers, persons delivering a form. */
  service: { ukOnly: false, postcodeNeeded: false, careOf: true, poBox: true },
  /** `AddressBaseType`: residences and shareholders. */
  base: { ukOnly: false, postcodeNeeded: false, careOf: false, poBox: false },
} as const satisfies Readonly<Record<string, AddressRules>>;

export type AddressKind = keyof typeof KINDS;

/** An `Address` element of the kind's type; few forms call it otherwise. */
export function addressElement(
  check: FieldChecker,
  field: string,
  address: FiledAddress,
  kind: AddressKind = 'base',
  name = 'Address',
): XmlNode {
  const rules = KINDS[kind];
  const text = (line: keyof FiledAddress, maxLength: number) =>
    check.optionalText(`${field}.${line}`, address[line], maxLength);
  if (rules.postcodeNeeded)
    check.require(!!address.postcode?.trim(), `${field}.postcode`, 'must not be empty');
  for (const line of ['careOf', 'poBox'] as const) {
    check.require(rules[line] || !address[line]?.trim(), `${field}.${line}`, 'is not taken in this address');
  }
  return element(name, [
    textElement('Premise', check.text(`${field}.premise`, address.premise, 50)),
    optionalElement('Street', text('street', 50)),
    optionalElement('Thoroughfare', text('thoroughfare', 50)),
    textElement('PostTown', check.text(`${field}.postTown`, address.postTown, 50)),
    optionalElement('County', text('county', 50)),
    countryElement(check, `${field}.country`, { country: address.country, ukOnly: rules.ukOnly }),
    optionalElement('Postcode', text('postcode', 15)),
    rules.careOf && optionalElement('CareofName', text('careOf', 100)),
    rules.poBox && optionalElement('PoBox', text('poBox', 10)),
  ]);
}

function countryElement(
  check: FieldChecker,
  field: string,
  { country, ukOnly }: { country: string; ukOnly: boolean },
): XmlNode {
  if (ukOnly) check.require(UK_CODES.has(country), field, 'must be a part of the United Kingdom');
  if (ukOnly || COUNTRY_CODES.has(country)) return textElement('Country', country);
  return textElement('OtherForeignCountry', check.optionalText(field, country, 50) ?? '');
}
