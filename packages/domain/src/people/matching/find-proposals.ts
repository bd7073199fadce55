import { MATCH_RULES, type MatchRule } from '../match-result.ts';
import { comparedPairs } from './compared-pairs.ts';
import type { Edge } from './evidence.ts';
import type { Facts } from './facts.ts';
import { isLikelyMatch } from './likely-match.ts';
import type { Namesakes } from './namesakes.ts';

/** What speaks for two persons being one. */
export interface ProposedPair {
  /** The places of the two among the persons. */
  readonly pair: readonly [number, number];
  /** One for each rule, the strongest first. */
  readonly edges: readonly Edge[];
}

interface Search {
  readonly namesakes: Namesakes;
  /** The place of a node's person among the persons. */
  readonly personOf: (node: number) => number;
  /** Whether two persons can never be one. */
  readonly areApart: (one: number, other: number) => boolean;
}

/** Pairs of persons that are likely one. */
export function findProposals(all: readonly Facts[], search: Search): readonly ProposedPair[] {
  const found = new Map<string, { pair: [number, number]; edges: Map<MatchRule, Edge> }>();
  for (const rule of MATCH_RULES)
    for (const [one, other] of comparedPairs(rule, all, search.personOf)) {
      const [first, second] = [search.personOf(one.node), search.personOf(other.node)];
      const pair: [number, number] = first < second ? [first, second] : [second, first];
      const known = found.get(pair.join(' '));
      if (known?.edges.has(rule) || !isLikelyMatch({ rule, one, other }, search.namesakes)) continue;
      if (known === undefined && search.areApart(...pair)) continue;
      const edges = known?.edges ?? new Map<MatchRule, Edge>();
      found.set(pair.join(' '), { pair, edges: edges.set(rule, { rule, one, other }) });
    }
  return [...found.values()].map(({ pair, edges }) => ({ pair, edges: [...edges.values()] }));
}
