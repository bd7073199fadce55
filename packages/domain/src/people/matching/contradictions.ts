import type { ApartPair } from '../match-result.ts';
import { type Facts, publishedMonth } from './facts.ts';
import { type MatchNode, partyKey } from './nodes.ts';

/** Knows which persons and entries can never be one person. */
export class Contradictions {
  readonly #nodes: readonly MatchNode[];
  /** By either of the two: whoever is asked about is asked about together. */
  readonly #apart = new Map<number, Set<number>>();

  constructor(nodes: readonly MatchNode[], apart: readonly ApartPair[]) {
    this.#nodes = nodes;
    const byParty = new Map<string, number>();
    for (const [index, { of, facts }] of nodes.entries()) {
      byParty.set(partyKey(of), index);
      for (const each of facts) byParty.set(partyKey(each.of), index);
    }
    for (const pair of apart) {
      const [one, other] = pair.map((party) => byParty.get(partyKey(party)));
      if (one === undefined || other === undefined) continue;
      this.#apart.set(one, (this.#apart.get(one) ?? new Set()).add(other));
    }
  }

  /** Whether these, taken together, cannot be one person: apart, protected, born on different days, or human and body. */
  has(members: readonly number[]): boolean {
    if (members.length < 2) return false;
    const within = new Set(members);
    const nodes = members.flatMap((member) => this.#nodes[member] ?? []);
    const isApart = members.some((member) => !within.isDisjointFrom(this.#apart.get(member) ?? new Set()));
    return (
      isApart || nodes.some(({ isProtected }) => isProtected) || differ(nodes.flatMap(({ facts }) => facts))
    );
  }
}

function differ(facts: readonly Facts[]): boolean {
  const [kinds, dates, months] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { details, birthDate, birthMonth } of facts) {
    kinds.add(details.name.kind);
    if (birthDate !== undefined) dates.add(birthDate);
    for (const month of [birthMonth, publishedMonth(details)]) if (month !== undefined) months.add(month);
  }
  return kinds.size > 1 || dates.size > 1 || months.size > 1;
}
