import type { CallReply } from '#api/call-types.ts';
import { toAddressText } from '#company-page/address-text.ts';

type HolderAddress = CallReply<'getMultiShareHolderDetails'>['entity'][number]['address'];

/** The address of a holder in one line; nothing where none was entered. */
export function toHolderAddress(address: HolderAddress): string | undefined {
  if (address === null) return undefined;
  const { careOf, poBox, premises, line1, line2, town, county, postcode, country } = address;
  return toAddressText({
    careOf: careOf ?? null,
    poBox: poBox ?? null,
    premises: premises ?? null,
    addressLine1: line1 ?? null,
    addressLine2: line2 ?? null,
    locality: town ?? null,
    region: county ?? null,
    postalCode: postcode ?? null,
    country: country ?? null,
  });
}
