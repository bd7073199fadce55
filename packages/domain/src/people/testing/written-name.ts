import type { HumanName } from '../register-entry.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Human } from './random-humans.ts';

/** A name as it was filed for somebody, with the former names listed beside it. */
export interface WrittenName {
  readonly name: HumanName;
  readonly formerNames: readonly HumanName[];
}

/** What somebody is called in the papers of one company: married or not yet, with middle names, initials or none. */
export function writeName(human: Human, random: SeededRandom): WrittenName {
  const { maidenName } = human;
  const isBefore = maidenName !== undefined && random.happens(0.4);
  const surname = isBefore ? maidenName : human.surname;
  const forenames = writeForenames(human, random);
  const listsFormer = maidenName !== undefined && !isBefore && random.happens(0.5);
  const isTurned = random.happens(human.origin === 'chinese' || human.origin === 'irish' ? 0.12 : 0.002);
  const slipped = random.happens(0.004) ? slip(surname, random) : surname;
  return {
    name: isTurned ? toName([slipped], forenames.join(' ')) : toName(forenames, slipped),
    formerNames: listsFormer ? [toName(forenames, maidenName)] : [],
  };
}

/** The name as it is. */
export function writeInFull({ forenames, surname }: Human): WrittenName {
  return { name: toName(forenames, surname), formerNames: [] };
}

function writeForenames({ origin, forenames }: Human, random: SeededRandom): readonly string[] {
  const [first = '', ...middle] = forenames;
  if (origin === 'chinese' && middle.length === 1) {
    const turn = random.roll();
    if (turn < 0.25) return [`${first}${middle.join('').toLowerCase()}`];
    return turn < 0.4 ? [`${first}-${middle.join('')}`] : forenames;
  }
  if (middle.length > 0 && random.happens(0.12)) return [first];
  return random.happens(0.05) ? [first, ...middle.map((name) => name.slice(0, 1))] : forenames;
}

function toName([forename, ...others]: readonly string[], surname: string): HumanName {
  return { kind: 'human', forename, otherForenames: others.join(' ') || undefined, surname };
}

/** The same name as another clerk types it: capitals, no accents, another apostrophe. */
export function retype(name: HumanName, random: SeededRandom): HumanName {
  const spell = (text: string | undefined, isUpper: boolean) => {
    let typed = text?.replaceAll(/['’]/g, () => random.pick(["'", '’', '']));
    if (random.happens(0.3)) typed = typed?.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
    if (random.happens(0.2)) typed = typed?.replaceAll('-', ' ');
    return isUpper ? typed?.toUpperCase() : typed;
  };
  const isUpper = random.happens(0.6);
  return {
    kind: 'human',
    title: random.happens(0.4) ? random.pick(['Mr', 'Mrs', 'Ms', 'Dr']) : undefined,
    forename: spell(name.forename, random.happens(0.1)),
    otherForenames: spell(name.otherForenames, random.happens(0.1)),
    surname: spell(name.surname, isUpper) ?? name.surname,
  };
}

/** One letter other, twice or missing. */
function slip(text: string, random: SeededRandom): string {
  const place = random.between(1, Math.max(1, text.length - 1));
  const letter = text[place] ?? '';
  return text.slice(0, place) + random.pick(['', `${letter}${letter}`, 'e', 'i']) + text.slice(place + 1);
}
