import {
  FILED_ADDRESS_LINES,
  type FiledAddress,
  type FiledResidence,
  type FiledServiceAddress,
} from '@statbook/domain/filing/forms';
import {
  element,
  optionalElement,
  textElement,
  type XmlChild,
  type XmlNode,
} from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import type { FieldChecker } from '../field-checker.ts';

/** The `ServiceAddress` of an officer; a change may say more after the address. */
export function serviceAddressElement(
  check: FieldChecker,
  field: string,
  { address, after }: { address: FiledServiceAddress; after?: XmlChild },
): XmlNode {
  return element('ServiceAddress', [
    address.kind === 'registered-office'
      ? textElement('SameAsRegisteredOffice', 'true')
      : addressElement(check, `${field}.address`, address.address, 'service'),
    after,
  ]);
}

/** The `ResidentialAddress` of an officer; its lines are among the secrets, whose names may begin with those of a list. */
export function residentialAddressElement(
  check: FieldChecker,
  residence: FiledResidence,
  secretsAt = '',
): XmlNode {
  if (residence.kind === 'service-address') {
    return element('ResidentialAddress', [textElement('SameAsServiceAddress', 'true')]);
  }
  return element('ResidentialAddress', [
    addressElement(check, `${secretsAt}residentialAddress`, secretAddress(check, secretsAt)),
    optionalElement('SecureAddressInd', residence.secured?.toString()),
  ]);
}

function secretAddress(check: FieldChecker, secretsAt: string): FiledAddress {
  const line = (name: keyof FiledAddress) => check.secret(`${secretsAt}residentialAddress.${name}`);
  const lines = FILED_ADDRESS_LINES.map((name) => [name, line(name)] as const);
  return {
    ...Object.fromEntries(lines),
    premise: line('premise'),
    postTown: line('postTown'),
    country: line('country'),
  };
}
