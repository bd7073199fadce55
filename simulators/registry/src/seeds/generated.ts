import { hash } from 'node:crypto';
import { makeOfficerId } from '../world/ids.ts';
import type { CompanySummary } from '../world/summary.ts';
import type { Company } from '../world/types.ts';
import { addressFor } from './addresses.ts';
import { buildCompany, cycleOf } from './build-company.ts';
import { plusDays } from './days.ts';
import { adjectives, forenames, nouns, surnames, trades, tradeSicCodes } from './name-words.ts';
import { type CompanySpec, director, holding, individualPsc, ordinary, owns, person } from './spec.ts';

/** Where the numbers of the computed companies begin: the first is 20000001. */
const base = 20_000_000;

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
  return buildCompany(specOf(number, index), at.today);
}

/** What a search needs of one of them: a tenth of the work of the whole. */
export function summariseGeneratedCompany(number: string, today: string): CompanySummary {
  const spec = specOf(number, Number(number) - base - 1);
  const office = addressFor(number);
  return {
    number,
    name: spec.name,
    type: 'ltd',
    status: 'active',
    incorporatedOn: cycleOf(spec, today).incorporatedOn,
    sicCodes: spec.facts?.sicCodes ?? [],
    registeredOffice: office,
    previousNames: [],
    people: (spec.officers ?? []).flatMap(({ person: who }, place) =>
      who === undefined
        ? []
        : [{ officerId: makeOfficerId(number, place), person: { ...who, serviceAddress: office } }],
    ),
  };
}

function specOf(number: string, index: number): CompanySpec {
  const draw = drawer(number);
  const people = Array.from({ length: 1 + draw(3) }, () => somebody(draw));
  const [owner = somebody(draw), ...others] = people;
  const shares = 10 ** draw(4);
  const minority = others.length === 0 ? 0 : Math.floor(shares / 4);
  return {
    number,
    name: nameOf(index),
    authenticationCode: `G${String(index + 1).padStart(5, '0')}`,
    facts: { sicCodes: [tradeSicCodes[tradeOf(index)] ?? '82990'] },
    // Most are in good order, a few are late.
    reviewEndsIn: draw(12) === 0 ? -20 - draw(60) : draw(365) - 14,
    reviews: 1 + draw(18),
    officers: people.map((one) => director(one, { verification: draw(10) === 0 ? 'due' : 'verified' })),
    pscs: [individualPsc(owner, owns('75-to-100'))],
    shares: [ordinary(String(shares))],
    holdings: [
      holding(String(shares - minority), [owner]),
      ...others.slice(0, minority === 0 ? 0 : 1).map((one) => holding(String(minority), [one])),
    ],
  };
}

function somebody(draw: (below: number) => number) {
  const name = `${pick(['Mr', 'Ms', 'Mrs', 'Dr'], draw)} ${pick(forenames, draw)} ${pick(surnames, draw)}`;
  return person(name, { born: plusDays('1950-01-01', draw(19_000)) });
}

function pick(words: string[], draw: (below: number) => number): string {
  return words[draw(words.length)] ?? '';
}

function nameOf(index: number): string {
  // An odd factor permutes 2^16, so that neighbours get different words and no name occurs twice.
  const mixed = (index * 40_503) % 65_536;
  const words = [adjectives[mixed % 64], nouns[(mixed >> 6) % 64], trades[tradeOf(index)], 'LIMITED'];
  return words.join(' ').toUpperCase();
}

function tradeOf(index: number): number {
  return ((index * 40_503) % 65_536) >> 12;
}

/** Draws numbers that depend on the text alone. */
function drawer(text: string): (below: number) => number {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    return Number.parseInt(hash('sha1', `${text}/${drawn}`, 'hex').slice(0, 8), 16) % below;
  };
}
