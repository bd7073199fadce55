import { hash } from 'node:crypto';
import { makeOfficerId } from '../register/ids.ts';
import type { CompanySummary } from '../register/summary.ts';
import type { Company } from '../register/company.ts';
import { plusDays } from '../register/days.ts';
import { addressFor } from './addresses.ts';
import { buildCompany, buildCycle } from './build-company.ts';
import { findPerson, toOfficerSeed } from './build-records.ts';
import words from './name-words.json' with { type: 'json' };
import type { CompanySeed, PersonSeed } from './seed-schema.ts';

const adjectives = words.adjectives.split(' ');
const nouns = words.nouns.split(' ');
const forenames = words.forenames.split(' ');
const surnames = words.surnames.split(' ');

/** Where the numbers of the computed companies begin: the first is 20000001. */
const base = 20_000_000;

type Draw = (below: number) => number;

/** Numbers and names of the computed companies. All names differ up to 65,536 of them. */
export function listGeneratedNames(count: number): { number: string; name: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    number: String(base + index + 1),
    name: nameOf(index),
  }));
}

/** The company with this number, always the same; undefined when the number is none of theirs. */
export function findGeneratedCompany(
  number: string,
  at: { count: number; today: string },
): Company | undefined {
  const index = Number(number) - base - 1;
  if (!/^\d{8}$/.test(number) || index < 0 || index >= at.count) return undefined;
  return buildCompany(seedOf(number, index), at.today);
}

/** What a search needs of one of them: a tenth of the work of the whole. */
export function summariseGeneratedCompany(number: string, today: string): CompanySummary {
  const seed = seedOf(number, Number(number) - base - 1);
  const office = addressFor(number);
  return {
    number,
    name: seed.name,
    type: 'ltd',
    status: 'active',
    incorporatedOn: buildCycle(seed, today).incorporatedOn,
    sicCodes: seed.sicCodes ?? [],
    registeredOffice: office,
    previousNames: [],
    people: (seed.officers ?? []).map(toOfficerSeed).flatMap(({ who }, place) =>
      who === undefined
        ? []
        : [
            {
              officerId: makeOfficerId(number, place),
              person: { ...findPerson(seed, who), serviceAddress: office },
            },
          ],
    ),
  };
}

function seedOf(number: string, index: number): CompanySeed {
  const draw = drawer(number);
  const people = Array.from({ length: 1 + draw(3) }, () => somebody(draw));
  const [[owner] = somebody(draw), ...others] = people;
  const shares = 10 ** draw(4);
  const minority = others.length === 0 ? 0 : Math.floor(shares / 4);
  return {
    number,
    name: nameOf(index),
    code: `G${String(index + 1).padStart(5, '0')}`,
    sicCodes: [tradeOf(index).sicCode],
    people: Object.fromEntries(people),
    // Most are in good order, a few are late.
    reviewEndsIn: draw(12) === 0 ? -20 - draw(60) : draw(365) - 14,
    reviews: 1 + draw(18),
    officers: people.map(([who]) => ({ who, verification: draw(10) === 0 ? 'due' : 'verified' })),
    pscs: [{ who: owner, owns: '75-to-100-percent' }],
    shares: [{ number: String(shares) }],
    holdings: [
      { number: String(shares - minority), holders: [withoutTitle(owner)] },
      ...others
        .slice(0, minority === 0 ? 0 : 1)
        .map(([who]) => ({ number: String(minority), holders: [withoutTitle(who)] })),
    ],
  };
}

function somebody(draw: Draw): [string, PersonSeed] {
  const name = `${pick(['Mr', 'Ms', 'Mrs', 'Dr'], draw)} ${pick(forenames, draw)} ${pick(surnames, draw)}`;
  return [name, { born: plusDays('1950-01-01', draw(19_000)) }];
}

function withoutTitle(name: string): string {
  return name.slice(name.indexOf(' ') + 1);
}

function pick(words: string[], draw: Draw): string {
  return words[draw(words.length)] ?? '';
}

function nameOf(index: number): string {
  // An odd factor permutes 2^16, so that neighbours get different words and no name occurs twice.
  const mixed = (index * 40_503) % 65_536;
  const name = [adjectives[mixed % 64], nouns[(mixed >> 6) % 64], tradeOf(index).name, 'LIMITED'];
  return name.join(' ').toUpperCase();
}

function tradeOf(index: number): { name: string; sicCode: string } {
  return words.trades[((index * 40_503) % 65_536) >> 12] ?? { name: 'VENTURES', sicCode: '82990' };
}

/** Draws numbers that depend on the text alone. */
function drawer(text: string): Draw {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    return Number.parseInt(hash('sha1', `${text}/${drawn}`, 'hex').slice(0, 8), 16) % below;
  };
}
