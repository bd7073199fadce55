import type { SeededRandom } from './seeded-random.ts';
import { type Human, randomPostcode } from './random-humans.ts';

/** A company and who is in it. */
export interface RandomCompany {
  readonly id: string;
  readonly members: Human[];
  /** The service address that it gives for its officers; undefined where they give their homes. */
  readonly office: string | undefined;
  /** Its authentication code is held, so whole dates of birth have been read. */
  readonly isProtectedRead: boolean;
}

/** Companies of people: of one or of partners, some of a family, many at the address of an agent. */
export function randomCompanies(humans: readonly Human[], random: SeededRandom): readonly RandomCompany[] {
  const agents = Array.from({ length: 25 }, () => randomPostcode(random));
  const companies: RandomCompany[] = [];
  const ofFamily = new Map<number, RandomCompany>();
  for (const human of humans)
    for (let left = companiesOf(random); left > 0; left -= 1) {
      const family = human.family === undefined ? undefined : ofFamily.get(human.family);
      const company = random.happens(0.5) ? family : undefined;
      const partners = companies.length > 0 && random.happens(0.4) ? random.pick(companies) : undefined;
      const joined = company ?? partners ?? founded(companies, agents, random);
      if (!joined.members.includes(human)) joined.members.push(human);
      if (human.family !== undefined) ofFamily.set(human.family, joined);
    }
  return companies;
}

function companiesOf(random: SeededRandom): number {
  const turn = random.roll();
  if (turn < 0.45) return 1;
  if (turn < 0.7) return 2;
  return turn < 0.95 ? random.between(3, 6) : random.between(7, 20);
}

function founded(companies: RandomCompany[], agents: readonly string[], random: SeededRandom): RandomCompany {
  const turn = random.roll();
  const elsewhere = turn < 0.4 ? randomPostcode(random) : undefined;
  const company: RandomCompany = {
    id: `company-${companies.length}`,
    members: [],
    office: turn < 0.15 ? random.pick(agents) : elsewhere,
    isProtectedRead: random.happens(0.5),
  };
  companies.push(company);
  return company;
}
