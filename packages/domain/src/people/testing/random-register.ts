import { civilDate } from '../../dates/civil-date.ts';
import { type EntryKey, entryKeyOf, type PersonDetails, type RegisterEntry } from '../register-entry.ts';
import { SeededRandom } from './seeded-random.ts';
import { OfficerIds } from './officer-ids.ts';
import { listBodyEntries, type TrueEntry } from './random-bodies.ts';
import { randomCompanies, type RandomCompany } from './random-companies.ts';
import { type Human, randomHumans } from './random-humans.ts';
import { retype, writeInFull, writeName, type WrittenName } from './written-name.ts';

/** The registers of an account, and who each entry truly is. */
export interface TrueRegister {
  readonly entries: readonly RegisterEntry[];
  readonly truth: ReadonlyMap<EntryKey, string>;
}

/** Registers of so many humans and a twentieth of bodies; in plain ones names are in full, without families and pasted codes. */
export function randomRegister(people: number, seed: number, { isPlain = false } = {}): TrueRegister {
  const random = new SeededRandom(seed);
  const humans = randomHumans(people, random, isPlain);
  const ids = new OfficerIds();
  const stated = randomCompanies(humans, random).flatMap((company) =>
    company.members.flatMap((human) => listEntries({ human, company, ids, humans, isPlain }, random)),
  );
  const all = [...stated, ...listBodyEntries(Math.ceil(people / 20), random)];
  return {
    entries: all.map(({ entry }) => entry),
    truth: new Map(all.map(({ entry, is }) => [entryKeyOf(entry), is])),
  };
}

interface Membership {
  readonly human: Human;
  readonly company: RandomCompany;
  readonly ids: OfficerIds;
  readonly humans: readonly Human[];
  readonly isPlain: boolean;
}

/** What one company's registers say of one of its people. */
function listEntries(membership: Membership, random: SeededRandom): TrueEntry[] {
  const { human, company, isPlain } = membership;
  const write = () => (isPlain ? writeInFull(human) : writeName(human, random));
  const roles = [
    ...(random.happens(0.8) ? (['officer'] as const) : []),
    ...(random.happens(0.55) ? (['psc'] as const) : []),
    ...(random.happens(0.45) ? (['holder'] as const) : []),
  ];
  const written = write();
  const postcode = company.office ?? random.pick(human.homes);
  return (roles.length === 0 ? (['officer'] as const) : roles).map((role) => {
    // The papers of one company mostly agree; its registers are typed by different people all the same.
    const name = random.happens(0.85) ? written : write();
    const details = detailsFor({ ...membership, role, written: name, postcode }, random);
    return {
      entry: { companyId: company.id, role, registerKey: `${role}-${human.id}`, ...details },
      is: `human-${human.id}`,
    };
  });
}

interface Stated extends Membership {
  readonly role: RegisterEntry['role'];
  readonly written: WrittenName;
  readonly postcode: string;
}

function detailsFor(
  { human, company, ids, humans, isPlain, role, written, postcode }: Stated,
  random: SeededRandom,
): PersonDetails {
  const { name, formerNames } = written;
  return {
    name: retype(name, random),
    formerNames,
    ...statedBirth({ human, company, role }, random),
    postcode: random.happens(0.3) ? postcode.replace(' ', '').toLowerCase() : postcode,
    ...(role === 'officer' && { officerId: ids.idFor(human, { name, postcode }, random) }),
    ...statedCode(human, isPlain ? [human] : humans, random),
    protection: human.isProtected ? random.pick(['protected', 'super-secure'] as const) : 'none',
  };
}

/** Month and year on the registry's lists, seldom none; the whole date where it was read or typed, now and then mistyped. */
function statedBirth(
  { human, company, role }: Pick<Stated, 'human' | 'company' | 'role'>,
  random: SeededRandom,
) {
  const [year, month] = human.birthDate.split('-').map(Number);
  if (role === 'holder') {
    if (!random.happens(0.25)) return {};
    return {
      birthDate: random.happens(0.01) ? civilDate(human.birthDate.replace(/..$/, '28')) : human.birthDate,
    };
  }
  if (role === 'officer' && random.happens(0.04)) return {};
  const birthMonth = { year: year ?? 0, month: month ?? 0 };
  return { birthMonth, ...(company.isProtectedRead && { birthDate: human.birthDate }) };
}

/** Half of the entries of somebody with a code have it; one in two thousand has that of somebody else, pasted by mistake. */
function statedCode({ code }: Human, others: readonly Human[], random: SeededRandom) {
  const own = code !== undefined && random.happens(0.5) ? code : undefined;
  const personalCodeTag = random.happens(0.0005) ? random.pick(others).code : own;
  return personalCodeTag === undefined ? {} : { personalCodeTag };
}
