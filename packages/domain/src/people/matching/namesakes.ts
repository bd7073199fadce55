import { middleNamesFit } from '../names/forenames.ts';
import { isFrequentName } from '../names/frequent-names.ts';
import type { Facts } from './facts.ts';

/** First forename, surname and month of birth: those who share it are one person, or namesakes. */
export function namesakeKey({ human, birthMonth }: Facts): string | undefined {
  const first = human?.now.forenames[0];
  if (human === undefined || first === undefined || birthMonth === undefined) return undefined;
  return `${first} ${human.now.surname.join('')} ${birthMonth}`;
}

/** A name of one forename, as thousands may bear it. */
export function plainNameKey({ human, nameKey }: Facts): string | undefined {
  return human?.now.forenames.length === 1 ? nameKey : undefined;
}

interface Namesake {
  readonly middleNames: readonly string[];
  readonly birthDate: string | undefined;
}

/** Knows what the registers together say of a name: whether it is all of it, and whether several people have it. */
export class Namesakes {
  readonly #byKey = new Map<string, Map<string, Namesake>>();
  readonly #monthsOfPlainName = new Map<string, Set<string>>();

  constructor(all: Iterable<Facts>) {
    for (const facts of all) {
      this.#addNamesake(facts);
      const name = plainNameKey(facts);
      if (name === undefined || facts.birthMonth === undefined) continue;
      const months = this.#monthsOfPlainName.get(name) ?? new Set();
      this.#monthsOfPlainName.set(name, months.add(facts.birthMonth));
    }
  }

  /** Whether another register knows more forenames: "Omar Khan", where there is an "Omar Ali Khan" born in the same month. */
  isShort(facts: Facts): boolean {
    const length = facts.human?.now.forenames.join('').length ?? 0;
    return this.#listFitting(facts).some(({ middleNames }) => {
      const first = facts.human?.now.forenames[0] ?? '';
      return [first, ...middleNames].join('').length > length;
    });
  }

  /** Whether it is short of what tells two people apart: "Omar Khan", where there are "Omar Ali Khan" and "Omar Zia Khan". */
  areSeveral(facts: Facts): boolean {
    const others = this.#listFitting(facts);
    return others.some((one, place) =>
      others.slice(place + 1).some((other) => !middleNamesFit(one.middleNames, other.middleNames)),
    );
  }

  /** Whether strangers have it: a name of one forename that is frequent, or that somebody born in another month has too. */
  isCommon(facts: Facts): boolean {
    const name = plainNameKey(facts);
    if (name === undefined || facts.human === undefined) return false;
    return isFrequentName(facts.human.now) || (this.#monthsOfPlainName.get(name)?.size ?? 0) > 1;
  }

  #addNamesake(facts: Facts): void {
    const [key, namesake] = [namesakeKey(facts), toNamesake(facts)];
    if (key === undefined || namesake === undefined) return;
    const known = this.#byKey.get(key) ?? new Map<string, Namesake>();
    this.#byKey.set(key, known.set(`${namesake.middleNames.join(' ')} ${namesake.birthDate}`, namesake));
  }

  /** Those of the same first forename, surname and month who may be the same person. */
  #listFitting(facts: Facts): readonly Namesake[] {
    const [key, own] = [namesakeKey(facts), toNamesake(facts)];
    if (key === undefined || own === undefined) return [];
    return [...(this.#byKey.get(key)?.values() ?? [])].filter((other) => mayBe(own, other));
  }
}

function toNamesake({ human, birthDate }: Facts): Namesake | undefined {
  return human && { middleNames: human.now.forenames.slice(1), birthDate };
}

function mayBe(own: Namesake, other: Namesake): boolean {
  const isBornOtherwise =
    own.birthDate !== undefined && other.birthDate !== undefined && own.birthDate !== other.birthDate;
  return !isBornOtherwise && middleNamesFit(own.middleNames, other.middleNames);
}
