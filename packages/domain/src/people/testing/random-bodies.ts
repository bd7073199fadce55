import type { BodyRegistration, RegisterEntry } from '../register-entry.ts';
import type { SeededRandom } from './seeded-random.ts';
import { RARE_SURNAMES } from './name-lists.ts';

/** An entry and who it is. */
export interface TrueEntry {
  readonly entry: RegisterEntry;
  readonly is: string;
}

interface Body {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly country: string;
}

/** Bodies with their entries: UK companies under any spelling of number and country, and others whose registers number alike. */
export function listBodyEntries(count: number, random: SeededRandom): readonly TrueEntry[] {
  const bodies = Array.from({ length: count }, (_, id) => randomBody(id, random));
  return bodies.flatMap((body) =>
    Array.from({ length: random.between(1, 6) }, (_, place) => ({
      entry: entryOf(body, place, random),
      is: `body-${body.id}`,
    })),
  );
}

function randomBody(id: number, random: SeededRandom): Body {
  const name = `${random.pick(RARE_SURNAMES)} & ${random.pick(RARE_SURNAMES)}`;
  const turn = random.roll();
  if (turn < 0.7) return { id, name: `${name} Limited`, number: String(1_000_000 + id * 7), country: 'uk' };
  if (turn < 0.8) return { id, name: `${name} Limited`, number: `SC${1000 + id}`, country: 'uk' };
  // Each German court counts from one.
  if (turn < 0.9) return { id, name: `${name} GmbH`, number: `HRB ${id % 40}1`, country: 'Germany' };
  return { id, name: `${name} Inc.`, number: String(500 + (id % 60)), country: 'USA' };
}

function entryOf(body: Body, place: number, random: SeededRandom): RegisterEntry {
  const role = random.pick(['officer', 'psc', 'holder'] as const);
  return {
    companyId: `company-${random.between(0, 5000)}`,
    role,
    registerKey: `body-${body.id}-${place}`,
    name: {
      kind: 'body',
      name: random.happens(0.3) ? body.name.toUpperCase().replace('LIMITED', 'LTD') : body.name,
    },
    ...(random.happens(0.9) && { registration: writeRegistration(body, random) }),
    protection: 'none',
  };
}

function writeRegistration({ number, country: home }: Body, random: SeededRandom): BodyRegistration {
  if (home !== 'uk') return { number, country: home };
  const country = random.pick(['England & Wales', 'UK', 'United Kingdom', 'England', 'GB-ENG']);
  const written = random.happens(0.5) ? number.padStart(8, '0') : number;
  if (random.happens(0.8)) return { number: written, country };
  return { number: written, ...(random.happens(0.7) && { register: 'Companies House' }) };
}
