import { isDeepStrictEqual } from 'node:util';
import type { Address } from '../../world/types.ts';
import { element, type Markup, optionalText, textElement } from '../xml/write-xml.ts';

const countryCodes: Record<string, string> = {
  ENGLAND: 'GB-ENG',
  WALES: 'GB-WLS',
  SCOTLAND: 'GB-SCT',
  'NORTHERN IRELAND': 'GB-NIR',
  'UNITED KINGDOM': 'GBR',
  'GREAT BRITAIN': 'GBR',
  'UNITED STATES': 'USA',
  IRELAND: 'IRL',
  GERMANY: 'DEU',
  FRANCE: 'FRA',
  ITALY: 'ITA',
  SPAIN: 'ESP',
  PORTUGAL: 'PRT',
  NETHERLANDS: 'NLD',
  POLAND: 'POL',
  BELGIUM: 'BEL',
  NORWAY: 'NOR',
  SWEDEN: 'SWE',
  DENMARK: 'DNK',
  AUSTRALIA: 'AUS',
  'NEW ZEALAND': 'NZL',
  CANADA: 'CAN',
  'SOUTH AFRICA': 'ZAF',
  AUSTRIA: 'AUT',
  CROATIA: 'HRV',
  CYPRUS: 'CYP',
  GREECE: 'GRC',
  HUNGARY: 'HUN',
  ESTONIA: 'EST',
  LITHUANIA: 'LTU',
};

export interface AddressOptions {
  /** Deviations that real answers showed (section 11). */
  quirks: boolean;
  /** A registered office, or where its records are: the country is one of the United Kingdom's. */
  isBritish?: boolean;
}

/** The parts of an address, in the order of the schema or as really seen. */
export function writeAddress(address: Address, options: AddressOptions): Markup[] {
  return options.quirks ? writeAsSeen(address, options) : writeAsPublished(address, options);
}

function writeAsPublished(address: Address, options: AddressOptions): Markup[] {
  const { premises, line1, line2, locality, region, postalCode, careOf, poBox } = address;
  // Old addresses have no premises: their first line stands in.
  const street = premises === undefined ? undefined : line1;
  return [
    textElement('Premise', premises ?? line1 ?? locality ?? '-'),
    optionalText('Street', street),
    optionalText('Thoroughfare', line2),
    textElement('PostTown', locality ?? line2 ?? '-'),
    optionalText('County', region),
    writeCountry(address, options),
    optionalText('Postcode', postalCode),
    optionalText('CareofName', careOf),
    optionalText('PoBox', poBox),
  ].filter((part) => part !== undefined);
}

/** The company's own addresses have their country first; the other addresses have none, and empty elements for what is missing. */
function writeAsSeen(address: Address, options: AddressOptions): Markup[] {
  const { premises = '', line1, line2, locality = '', region, postalCode, careOf, poBox } = address;
  return [
    options.isBritish === true ? writeCountry(address, options) : undefined,
    textElement('Premise', premises),
    optionalText('Street', line1),
    optionalText('Thoroughfare', line2),
    textElement('PostTown', locality),
    optionalText('County', region),
    optionalText('Postcode', postalCode),
    optionalText('CareofName', careOf),
    optionalText('PoBox', poBox),
  ].filter((part) => part !== undefined);
}

function writeCountry({ country = '' }: Address, { isBritish }: AddressOptions): Markup {
  const code = countryCodes[country.toUpperCase()];
  if (isBritish === true) return textElement('Country', code?.startsWith('GB') === true ? code : 'UNDEF');
  return code === undefined ? textElement('OtherForeignCountry', country) : textElement('Country', code);
}

/** SameAsRegisteredOffice, or the address itself. */
export function writeServiceAddress(
  address: Address,
  registeredOffice: Address | undefined,
  options: AddressOptions,
): Markup {
  const isSame = registeredOffice !== undefined && isDeepStrictEqual(address, registeredOffice);
  return element('ServiceAddress', [
    isSame
      ? textElement('SameAsRegisteredOffice', 'true')
      : element('Address', writeAddress(address, options)),
  ]);
}
