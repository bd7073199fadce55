import type { HumanName } from '../register-entry.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Human } from './random-humans.ts';

interface KnownOfficer {
  readonly id: string;
  readonly name: string;
  readonly postcodes: Set<string>;
}

/**
 * Gives officer ids as the registry does: one for each name and address under which somebody was appointed, carried over to a new
 * address for most. It never gives one id to two humans.
 */
export class OfficerIds {
  readonly #known = new Map<number, KnownOfficer[]>();
  #given = 0;

  idFor(
    human: Human,
    appointed: { readonly name: HumanName; readonly postcode: string },
    random: SeededRandom,
  ): string {
    const known = this.#known.get(human.id) ?? [];
    this.#known.set(human.id, known);
    const { forename, otherForenames, surname } = appointed.name;
    const name = [forename, otherForenames, surname].join(' ').toUpperCase();
    const named = known.filter((officer) => officer.name === name);
    const same =
      named.find(({ postcodes }) => postcodes.has(appointed.postcode)) ??
      (random.happens(0.75) ? named[0] : undefined);
    const isAnother = human.hasThreeIds && known.length < 3;
    if (same !== undefined && !isAnother) {
      same.postcodes.add(appointed.postcode);
      return same.id;
    }
    this.#given += 1;
    const officer = { id: `officer-${this.#given}`, name, postcodes: new Set([appointed.postcode]) };
    known.push(officer);
    return officer.id;
  }
}
