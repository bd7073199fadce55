import type { Address } from '../world/types.ts';
import { address } from './spec.ts';

/** Streets that could be anywhere in towns that exist; nobody lives or trades at them. */
const english = [
  '4, Quayside Row, Whitby, YO21 3PU',
  '17, Millstone Lane, Hebden Bridge, HX7 8EX',
  '22, Copper Street, Bristol, BS1 4QA',
  '9, Orchard Rise, Ludlow, SY8 1DP',
  '31, Lantern Yard, Norwich, NR3 1AU',
  '6, Tannery Court, Leeds, LS9 8AH',
  '58, Foundry Way, Sheffield, S3 8GG',
  '12, Saddlers Mews, Exeter, EX1 1HB',
  '3, Weavers Fold, Manchester, M4 5JD',
  '75, Harbour Parade, Ramsgate, CT11 8LN',
  '14, Chandlers Wharf, Poole, BH15 1HJ',
  '27, Almond Crescent, Cambridge, CB4 1EP',
].map(address);

const elsewhere: Record<string, Address> = {
  SC: address('8, Drover Street, Inverness, IV1 1HT, Scotland'),
  NI: address('21, Linen Quarter, Belfast, BT1 4GD, Northern Ireland'),
  R0: address('5, Loom Street, Derry, BT48 6HQ, Northern Ireland'),
  SL: address('40, Canongate Close, Edinburgh, EH8 8BN, Scotland'),
  SO: address('11, Harbour Brae, Aberdeen, AB11 5DQ, Scotland'),
};

/** The same place for the same number, in the company's part of the country. */
export function addressFor(seed: string): Address {
  const digits = Number(seed.replace(/\D/g, ''));
  const place = elsewhere[seed.slice(0, 2)] ?? english[digits % english.length] ?? {};
  return { ...place };
}
