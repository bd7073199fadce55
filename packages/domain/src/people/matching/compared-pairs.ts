import type { MatchRule } from '../match-result.ts';
import type { Facts } from './facts.ts';
import { KEY_OF_RULE } from './match-keys.ts';

/**
 * How many of those who share a name and the evidence each is compared with. Nobody has more names and addresses than that; a date
 * that somebody types for everyone must not cost the square of them.
 */
export const COMPARED_WITH = 60;

type PersonOf = (node: number) => number;

/** The pairs of different persons that share a rule's key and, where the key alone says little, a word of their names. */
export function* comparedPairs(rule: MatchRule, all: readonly Facts[], personOf: PersonOf) {
  const sharing = Map.groupBy(all, (facts) => KEY_OF_RULE[rule](facts) || undefined);
  sharing.delete(undefined);
  for (const facts of sharing.values()) {
    const said = withoutRepeats(facts, personOf);
    if (said.length < 2) continue;
    for (const block of NAME_FREE.has(rule) ? [said] : blocksByWord(said))
      for (const [place, one] of block.entries())
        for (const other of block.slice(place + 1, place + 1 + COMPARED_WITH))
          if (personOf(one.node) !== personOf(other.node)) yield [one, other] as const;
  }
}

/** What a person's entries say alike is compared once; nothing where they are all one person's. */
function withoutRepeats(sharing: readonly Facts[], personOf: PersonOf): readonly Facts[] {
  if (new Set(sharing.map(({ node }) => personOf(node))).size < 2) return [];
  const said = new Map<string, Facts>();
  for (const facts of sharing) {
    const words = wordsToShare(facts).join(' ');
    const key = `${personOf(facts.node)} ${facts.place?.role} ${facts.birthMonth} ${words}`;
    if (!said.has(key)) said.set(key, facts);
  }
  return [...said.values()];
}

function blocksByWord(said: readonly Facts[]) {
  const blocks = new Map<string, Facts[]>();
  for (const facts of said)
    for (const word of wordsToShare(facts)) {
      const block = blocks.get(word);
      if (block === undefined) blocks.set(word, [facts]);
      else block.push(facts);
    }
  return blocks.values();
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
