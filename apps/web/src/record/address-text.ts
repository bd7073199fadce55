/** An address as the calls about a company's record give it. */
export interface PublicAddress {
  readonly CareOf: string | null;
  readonly PoBox: string | null;
  readonly Premises: string | null;
  readonly AddressLine1: string | null;
  readonly AddressLine2: string | null;
  readonly Locality: string | null;
  readonly Region: string | null;
  readonly PostalCode: string | null;
  readonly Country: string | null;
}

/** An address in one line: "12 Mill Lane, Leeds, LS1 4AB". Nothing when the register has none. */
export function toAddressText(address: PublicAddress | null): string | undefined {
  if (address === null) return undefined;
  const { CareOf, PoBox, AddressLine2, Locality, Region, PostalCode, Country } = address;
  const parts = [
    CareOf && `c/o ${CareOf}`,
    PoBox && `PO Box ${PoBox}`,
    toStreet(address),
    AddressLine2,
    Locality,
    Region,
    PostalCode,
    Country,
  ].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** A number stands before its street without a comma; the name of a house with one. */
function toStreet({ Premises, AddressLine1 }: PublicAddress): string {
  const isNumber = /^\d+\w?$/.test(Premises ?? '');
  return [Premises, AddressLine1].filter(Boolean).join(isNumber ? ' ' : ', ');
}
