import { type CivilDate, dateOf } from '../../dates/civil-date.ts';
import type { SeededRandom } from './seeded-random.ts';
import * as names from './name-lists.ts';

type Origin = 'english' | 'irish' | 'chinese' | 'asian' | 'european';

/** A human as they are, whatever registers say of them. */
export interface Human {
  readonly id: number;
  readonly origin: Origin;
  readonly forenames: readonly string[];
  readonly surname: string;
  /** The surname before a marriage. */
  readonly maidenName?: string;
  readonly birthDate: CivilDate;
  /** Where they live, and perhaps lived before. */
  readonly homes: readonly string[];
  readonly isProtected: boolean;
  readonly code?: string;
  /** The registry knows them under several ids whatever they do. */
  readonly hasThreeIds: boolean;
  /** Twins, or father and son: they own companies together. */
  readonly family?: number;
}

const FORENAMES: Readonly<Record<Origin, readonly string[]>> = {
  english: names.ENGLISH_FORENAMES,
  irish: names.IRISH_FORENAMES,
  chinese: names.CHINESE_SYLLABLES,
  asian: names.ASIAN_FORENAMES,
  european: names.EUROPEAN_FORENAMES,
};
const SURNAMES: Readonly<Record<Origin, readonly string[]>> = {
  english: names.ENGLISH_SURNAMES,
  irish: names.IRISH_SURNAMES,
  chinese: names.CHINESE_SURNAMES,
  asian: names.ASIAN_SURNAMES,
  european: names.EUROPEAN_SURNAMES,
};

/** People as they come: one in twenty-five a twin, as many fathers and sons of one name, one in twenty married under another. */
export function randomHumans(
  count: number,
  random: SeededRandom,
  isWithoutFamilies = false,
): readonly Human[] {
  const humans: Human[] = [];
  while (humans.length < count) {
    const first = randomHuman(humans.length, random);
    humans.push(first);
    if (humans.length >= count || isWithoutFamilies) continue;
    const turn = random.roll();
    if (turn < 0.02) humans.push(...asFamily(humans, twinOf(first, random)));
    else if (turn < 0.04) humans.push(...asFamily(humans, sonOf(first, random)));
  }
  return humans;
}

/** Replaces the last one by itself with a family, and gives the relative. */
function asFamily(humans: Human[], relative: Human): Human[] {
  const last = humans.pop();
  return last === undefined
    ? []
    : [
        { ...last, family: last.id },
        { ...relative, id: last.id + 1, family: last.id },
      ];
}

function randomHuman(id: number, random: SeededRandom): Human {
  const origin = randomOrigin(random);
  const forenames = randomForenames(origin, random);
  const surname = randomSurname(origin, random);
  return {
    id,
    origin,
    forenames,
    surname,
    ...(random.happens(0.05) && { maidenName: randomSurname(origin, random) }),
    birthDate: randomBirth(1945, 2004, random),
    homes: random.happens(0.25) ? [randomPostcode(random), randomPostcode(random)] : [randomPostcode(random)],
    isProtected: random.happens(0.01),
    ...(random.happens(0.25) && { code: `code-${id}` }),
    hasThreeIds: random.happens(0.05),
  };
}

/** Another forename; of one pair in twenty the same first one, with other middle names. */
function twinOf(human: Human, random: SeededRandom): Human {
  const [first = ''] = human.forenames;
  const others = randomForenames(human.origin, random).filter((name) => !human.forenames.includes(name));
  const own =
    others.length === 0 ? [random.pick(FORENAMES[human.origin].filter((name) => name !== first))] : others;
  const isNamedAlike = human.forenames.length > 1 && random.happens(0.05);
  return relativeOf(human, { forenames: isNamedAlike ? [first, ...own.slice(0, 1)] : own }, random);
}

/** The same name and address; a month of birth is often shared. */
function sonOf(human: Human, random: SeededRandom): Human {
  const [year, month] = human.birthDate.split('-').map(Number);
  const later = Math.min((year ?? 0) + random.between(18, 40), 2006);
  const birthDate = dateOf(
    later,
    random.happens(0.3) ? (month ?? 1) : random.between(1, 12),
    random.between(1, 28),
  );
  return relativeOf(human, { birthDate }, random);
}

function relativeOf(human: Human, differing: Partial<Human>, random: SeededRandom): Human {
  const { maidenName: _own, code: _code, ...shared } = human;
  return {
    ...shared,
    isProtected: false,
    ...(random.happens(0.25) && { code: `code-${human.id + 1}` }),
    ...differing,
  };
}

function randomOrigin(random: SeededRandom): Origin {
  const turn = random.roll();
  if (turn < 0.06) return 'chinese';
  if (turn < 0.12) return 'irish';
  if (turn < 0.22) return 'asian';
  return turn < 0.27 ? 'european' : 'english';
}

function randomForenames(origin: Origin, random: SeededRandom): readonly string[] {
  const list = FORENAMES[origin];
  if (origin === 'chinese') {
    const own = random.happens(0.6) ? [random.pick(list), random.pick(list)] : [random.pick(list)];
    return random.happens(0.15) ? [random.pickName(names.ENGLISH_FORENAMES), ...own] : own;
  }
  const turn = random.roll();
  const count = turn < 0.35 ? 1 : turn < 0.9 ? 2 : 3;
  return [...new Set(Array.from({ length: count }, () => random.pickName(list)))];
}

function randomSurname(origin: Origin, random: SeededRandom): string {
  const isRare = origin === 'english' && random.happens(0.6);
  const name = isRare ? random.pick(names.RARE_SURNAMES) : random.pickName(SURNAMES[origin]);
  return origin === 'english' && random.happens(0.02)
    ? `${name}-${random.pickName(names.ENGLISH_SURNAMES)}`
    : name;
}

const randomBirth = (from: number, to: number, random: SeededRandom) =>
  dateOf(random.between(from, to), random.between(1, 12), random.between(1, 28));

/** One of a million and a half, about as many as there are. */
export function randomPostcode(random: SeededRandom): string {
  const letter = () => 'ABDEFGHJLNPQRSTUWXYZ'.charAt(random.between(0, 18));
  const area = random.pick([
    'AB',
    'B',
    'BS',
    'CF',
    'E',
    'EH',
    'G',
    'L',
    'LS',
    'M',
    'N',
    'NE',
    'SE',
    'SW',
    'TN',
    'W',
  ]);
  return `${area}${random.between(1, 25)} ${random.between(1, 9)}${letter()}${letter()}`;
}
