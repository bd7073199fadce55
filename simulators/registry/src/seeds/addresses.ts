import type { Address } from '../register/company.ts';
import streets from './streets.json' with { type: 'json' };

/** An address from one text: `4, Quayside Row, Whitby, YO21 3PU`, with the country where it is not England. */
export function buildAddress(text: string): Address {
  const [premises = '', line1 = '', locality = '', postalCode = '', country = 'England'] = text.split(', ');
  return { premises, line1, locality, postalCode, country };
}

const english = streets.english.map(buildAddress);
const elsewhere = new Map(
  Object.entries(streets.elsewhere).map(([prefix, street]) => [prefix, buildAddress(street)]),
);

/** The same place for the same number, in the company's part of the country. */
export function addressFor(seed: string): Address {
  const digits = Number(seed.replace(/\D/g, ''));
  const place = elsewhere.get(seed.slice(0, 2)) ?? english[digits % english.length] ?? {};
  return { ...place };
}
