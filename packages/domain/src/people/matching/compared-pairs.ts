import type { MatchRule } from '../match-result.ts';
import type { Facts } from './facts.ts';
import { KEY_OF_RULE } from './match-keys.ts';

/**
 * How many of those who share a name and the evidence each is compared with. Nobody has more names and addresses than that; a date
 * that somebody types for everyone must not cost the square of them.
 */
export const COMPARED_WITH = 60;

/** The pairs of different persons that share a rule's key and, where the key alone says little, a word of their names. */
export function* comparedPairs(rule: MatchRule, all: readonly Facts[], personOf: (node: number) => number) {
  for (const block of blocksOf(rule, all, personOf))
    for (const [place, one] of block.entries())
      for (const other of block.slice(place + 1, place + 1 + COMPARED_WITH))
        if (personOf(one.node) !== personOf(other.node)) yield [one, other] as const;
}

function blocksOf(rule: MatchRule, all: readonly Facts[], personOf: (node: number) => number) {
  const blocks = new Map<string, Facts[]>();
  const seen = new Set<string>();
  for (const facts of all) {
    const key = KEY_OF_RULE[rule](facts);
    if (key === undefined || key === '') continue;
    const words = wordsToShare(facts);
    // A person's entries that say the same are compared once.
    const said = `${key} ${personOf(facts.node)} ${facts.place?.role} ${facts.birthMonth} ${words.join(' ')}`;
    if (seen.has(said)) continue;
    seen.add(said);
    for (const word of NAME_FREE.has(rule) ? [''] : words) addTo(blocks, `${key} ${word}`, facts);
  }
  return blocks.values();
}

function addTo(blocks: Map<string, Facts[]>, key: string, facts: Facts): void {
  const block = blocks.get(key);
  if (block === undefined) blocks.set(key, [facts]);
  else block.push(facts);
}

/** The evidence says something even of names that have nothing in common. */
const NAME_FREE: ReadonlySet<MatchRule> = new Set([
  'same-personal-code',
  'same-officer-id',
  'same-body-number',
]);

function wordsToShare({ human, nameKey }: Facts): readonly string[] {
  if (human === undefined) return nameKey === undefined ? [] : [nameKey];
  const names = [human.now, ...human.former];
  return [
    ...new Set(names.flatMap(({ forenames, surname }) => [...forenames, ...surname, surname.join('')])),
  ];
}
