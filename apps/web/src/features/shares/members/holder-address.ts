import type { CallReply } from '#api/call-types.ts';
import { toAddressText } from '../../../record/address-text.ts';

type HolderAddress = CallReply<'getMultiShareHolderDetails'>['Entity'][number]['Address'];

/** The address of a holder in one line; nothing where none was entered. */
export function toHolderAddress(address: HolderAddress): string | undefined {
  if (address === null) return undefined;
  const { CareOf, PoBox, Premises, Line1, Line2, Town, County, Postcode, Country } = address;
  return toAddressText({
    CareOf: CareOf ?? null,
    PoBox: PoBox ?? null,
    Premises: Premises ?? null,
    AddressLine1: Line1 ?? null,
    AddressLine2: Line2 ?? null,
    Locality: Town ?? null,
    Region: County ?? null,
    PostalCode: Postcode ?? null,
    Country: Country ?? null,
  });
}
