import type { FiledAddress } from '@statbook/domain/filing/forms';
import type { CompanyData, PublicAddress } from '@statbook/registry-client';

/** Country names of the register that the forms have codes for. */
const countryCodes: Readonly<Record<string, string>> = {
  england: 'GB-ENG',
  wales: 'GB-WLS',
  scotland: 'GB-SCT',
  'northern ireland': 'GB-NIR',
  'united kingdom': 'GBR',
  'great britain': 'GBR',
};

/** A public address in the lines of the forms. Older ones have no premises: the number then stands in the first line. */
export function publicToFiledAddress(address: PublicAddress | undefined): FiledAddress | undefined {
  if (address === undefined) return undefined;
  const { careOf, poBox, premises, line1, line2, locality, region, postalCode, country } = address;
  return {
    careOf,
    poBox,
    premise: premises ?? line1 ?? '',
    street: premises === undefined ? undefined : line1,
    thoroughfare: line2,
    postTown: locality ?? '',
    county: region,
    country: countryCodes[country?.toLowerCase() ?? ''] ?? country ?? '',
    postcode: postalCode,
  };
}

/** An address as the gateway gives it, in whose lines the forms are written. */
export function toRegisteredAddress(
  address: Partial<NonNullable<CompanyData['sailAddress']>> | undefined,
): FiledAddress | undefined {
  if (address === undefined) return undefined;
  const { premise = '', postTown = '', country = '', ...lines } = address;
  return { ...lines, premise, postTown, country };
}
