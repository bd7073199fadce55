import { type ComparableName, fullNameKey } from './comparable-name.ts';
import { forenamesFit } from './forenames.ts';

/** How two names that are not the same may yet be of one person. */
const NAME_LIKENESSES = [
  'missing-forenames',
  'order-of-names',
  'former-name',
  'surname-extended',
  'surname-spelling',
  'other-surname',
] as const;
export type NameLikeness = (typeof NAME_LIKENESSES)[number];

/** A name, with those that its bearer had before. */
export interface NameWithFormer {
  readonly now: ComparableName;
  readonly former: readonly ComparableName[];
}

/**
 * How likely names are alike; undefined where they are the same or not alike. It says nothing without a birth beside it.
 * `other-surname`, all forenames and nothing else, is a marriage only where the address is the same too.
 */
export function findNameLikeness(one: NameWithFormer, other: NameWithFormer): NameLikeness | undefined {
  const [left, right] = [one.now, other.now];
  if (left.surname.length === 0 || right.surname.length === 0) return undefined;
  const key = fullNameKey(left);
  if (key !== undefined && key === fullNameKey(right)) return undefined;
  if (isFormerNameOf(one, other) || isFormerNameOf(other, one)) return 'former-name';
  if (forenamesFit(left.forenames, right.forenames)) {
    const likeness = surnameLikeness(left, right);
    if (likeness !== undefined) return likeness;
  }
  return isOtherOrder(left, right) ? 'order-of-names' : undefined;
}

function surnameLikeness(left: ComparableName, right: ComparableName): NameLikeness | undefined {
  const [one, other] = [joinedSurname(left), joinedSurname(right)];
  if (one === other) return 'missing-forenames';
  const [few, many] = [new Set(left.surname), new Set(right.surname)].toSorted((a, b) => a.size - b.size);
  if (few?.isSubsetOf(many ?? new Set())) return 'surname-extended';
  if (left.forenames.join(' ') !== right.forenames.join(' ')) return undefined;
  if (isOneLetterOff(one, other)) return 'surname-spelling';
  return left.forenames.length > 1 ? 'other-surname' : undefined;
}

/** "MacCarthy", "McCarthy" and "Mac Carthy" are one. */
const joinedSurname = ({ surname }: ComparableName) => surname.join('').replace(/^mac/, 'mc');

/** A name that one had is the name of the other; the forenames may be given in part. */
function isFormerNameOf(one: NameWithFormer, { now }: NameWithFormer): boolean {
  return one.former.some((former) => {
    if (former.surname.length === 0 || joinedSurname(former) !== joinedSurname(now)) return false;
    const forenames = former.forenames.length > 0 ? former.forenames : one.now.forenames;
    return forenamesFit(forenames, now.forenames);
  });
}

/**
 * The same words in another order or differently divided ("Wei, Chen" and "Chen, Wei"; "Ó Briain, Seán" and "Seán Ó, Briain"), or
 * all words of the shorter name, at least two and a surname among them, in the longer one ("Chen, Wei" and "Wei, Peter Chen").
 */
function isOtherOrder(left: ComparableName, right: ComparableName): boolean {
  const [one, other] = [wordsOf(left), wordsOf(right)];
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length < 2) return false;
  const rest = [...many];
  const isWithin = few.every((word) => {
    const place = rest.indexOf(word);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0 && word.length > 1;
  });
  if (isWithin) return true;
  const [whole, otherWhole] = [one.join(''), other.join('')];
  return whole === otherWhole || whole === surnameFirst(right) || otherWhole === surnameFirst(left);
}

const surnameFirst = ({ forenames, surname }: ComparableName) => [...surname, ...forenames].join('');

const wordsOf = ({ forenames, surname }: ComparableName) => [...forenames, ...surname];

/** One letter more, less or other, in a surname long enough that this is rather a slip than another name. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  return short.slice(short.length === long.length ? start + 1 : start) === long.slice(start + 1);
}
