import { streetLine } from './street-line.ts';

/** An address of the public register, as the calls about a company's record give it. */
export interface PublicAddress {
  readonly careOf?: string | null | undefined;
  readonly poBox?: string | null | undefined;
  readonly premises?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  readonly addressLine2?: string | null | undefined;
  readonly locality?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** The gateway's codes for the parts of the United Kingdom; other countries it names. */
const ukParts: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-WLS': 'Wales',
  'GB-SCT': 'Scotland',
  'GB-NIR': 'Northern Ireland',
  GBR: 'United Kingdom',
};

/** A country by its name, also where the register gives a code for it. */
export const countryName = (country: string): string => ukParts[country] ?? country;

/** An address in one line: "12 Mill Lane, Leeds, LS1 4AB". Nothing when the register has none. */
export function toAddressText(address: PublicAddress | null | undefined): string | undefined {
  if (!address) return undefined;
  const { careOf, poBox, premises, addressLine1, addressLine2, locality, region, postalCode, country } =
    address;
  const parts = [
    careOf && `c/o ${careOf}`,
    poBox && `PO Box ${poBox}`,
    streetLine(premises, addressLine1),
    addressLine2,
    locality,
    region,
    postalCode,
    country && countryName(country),
  ].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(', ');
}
