import type { MatchedPerson, MatchEvidence, MatchRule, PeopleMatched } from '../match-result.ts';
import { entryKeyOf, type RegisterEntry } from '../register-entry.ts';
import type { TrueRegister } from './random-register.ts';

/** How often a rule was right and wrong. */
interface RuleScore {
  right: number;
  wrong: number;
}

/** What came of matching a register whose truth is known. */
export interface Judgement {
  /** Entries that were linked, proposed or left alone. */
  readonly decisions: number;
  readonly links: ReadonlyMap<MatchRule, RuleScore>;
  readonly proposals: ReadonlyMap<MatchRule, RuleScore>;
  readonly wrong: readonly MatchEvidence[];
  /** Of the matches that the rules may find: entries with a birth, a code or a number, of people who are not protected. */
  readonly findable: number;
  readonly foundAtOnce: number;
  readonly foundByProposal: number;
}

/** Compares what was matched with who the entries truly are; entries only, without persons on the books. */
export function judgeMatching({ entries, truth }: TrueRegister, matched: PeopleMatched): Judgement {
  const [links, proposals] = [new Map<MatchRule, RuleScore>(), new Map<MatchRule, RuleScore>()];
  const wrong: MatchEvidence[] = [];
  const isOne = ({ between: [one, other] }: MatchEvidence) =>
    'entry' in one && 'entry' in other && truth.get(one.entry) === truth.get(other.entry);
  const score = (scores: Map<MatchRule, RuleScore>, evidence: MatchEvidence) => {
    const known = scores.get(evidence.rule) ?? { right: 0, wrong: 0 };
    known[isOne(evidence) ? 'right' : 'wrong'] += 1;
    scores.set(evidence.rule, known);
    if (!isOne(evidence)) wrong.push(evidence);
  };
  for (const link of matched.persons.flatMap((person) => person.links)) score(links, link);
  const first = matched.proposals.flatMap(({ evidence }) => evidence.slice(0, 1));
  for (const evidence of first) score(proposals, evidence);
  return { decisions: entries.length, links, proposals, wrong, ...countFound({ entries, truth }, matched) };
}

/** A human with five entries is found by four matches, whichever they are. */
function countFound({ entries, truth }: TrueRegister, { persons, proposals }: PeopleMatched) {
  const findable = new Map(
    entries.filter(isFindable).map((entry) => [entryKeyOf(entry), truth.get(entryKeyOf(entry))]),
  );
  const humans = new Set(findable.values()).size;
  const parts = new Map<MatchedPerson, MatchedPerson>();
  const partOf = (person: MatchedPerson): MatchedPerson => {
    const next = parts.get(person);
    return next === undefined ? person : partOf(next);
  };
  const countParts = () => {
    const seen = persons.flatMap((person) =>
      person.entries.some((key) => findable.has(key)) ? [partOf(person)] : [],
    );
    return new Set(seen).size;
  };
  const linked = countParts();
  const truthOf = ({ entries: [key = ''] }: MatchedPerson) => truth.get(key);
  for (const { one, other } of proposals) {
    const [left, right] = [partOf(one), partOf(other)];
    if (left !== right && truthOf(left) === truthOf(right)) parts.set(left, right);
  }
  return {
    findable: findable.size - humans,
    foundAtOnce: findable.size - linked,
    foundByProposal: linked - countParts(),
  };
}

function isFindable({
  name,
  birthDate,
  birthMonth,
  personalCodeTag,
  registration,
  protection,
}: RegisterEntry): boolean {
  if (protection !== 'none') return false;
  if (name.kind === 'body') return registration !== undefined;
  return (birthDate ?? birthMonth ?? personalCodeTag) !== undefined;
}
