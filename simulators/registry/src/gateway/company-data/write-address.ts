import { isDeepStrictEqual } from 'node:util';
import type { Address } from '../../register/company.ts';
import type { Content } from '../../xml/write-xml.ts';
import codes from './country-codes.json' with { type: 'json' };

const countryCodes: Readonly<Record<string, string>> = codes;

export interface AddressOptions {
  /** Deviations that real answers showed (section 11). */
  quirks: boolean;
  /** A registered office, or where its records are: the country is one of the United Kingdom's. */
  isBritish?: boolean;
}

/** The parts of an address, in the order of the schema or as really seen. */
export function writeAddress(address: Address, options: AddressOptions): Content {
  return options.quirks ? writeAsSeen(address, options) : writeAsPublished(address, options);
}

function writeAsPublished(address: Address, options: AddressOptions): Content {
  const { premises, line1, line2, locality } = address;
  return {
    // Old addresses have no premises: their first line stands in.
    Premise: premises ?? line1 ?? locality ?? '-',
    Street: premises === undefined ? undefined : line1,
    Thoroughfare: line2,
    PostTown: locality ?? line2 ?? '-',
    County: address.region ?? undefined,
    ...writeCountry(address, options),
    ...writeLastLines(address),
  };
}

/** The company's own addresses have their country first; the other addresses have none, and empty elements for what is missing. */
function writeAsSeen(address: Address, options: AddressOptions): Content {
  return {
    ...(options.isBritish === true && writeCountry(address, options)),
    Premise: address.premises ?? '',
    Street: address.line1,
    Thoroughfare: address.line2,
    PostTown: address.locality ?? '',
    County: address.region ?? undefined,
    ...writeLastLines(address),
  };
}

function writeLastLines({ postalCode, careOf, poBox }: Address) {
  return { Postcode: postalCode, CareofName: careOf, PoBox: poBox };
}

function writeCountry({ country = '' }: Address, { isBritish }: AddressOptions): Record<string, string> {
  const code = countryCodes[country.toUpperCase()];
  if (isBritish === true) return { Country: code?.startsWith('GB') === true ? code : 'UNDEF' };
  return code === undefined ? { OtherForeignCountry: country } : { Country: code };
}

/** SameAsRegisteredOffice, or the address itself. */
export function writeServiceAddress(
  address: Address,
  registeredOffice: Address | undefined,
  options: AddressOptions,
): Content {
  const isSame = registeredOffice !== undefined && isDeepStrictEqual(address, registeredOffice);
  return isSame ? { SameAsRegisteredOffice: true } : { Address: writeAddress(address, options) };
}
