import type { Contradictions } from './contradictions.ts';
import type { Edge } from './evidence.ts';

/** Nodes that are one person, with the edges that say so: one fewer than there are nodes. */
export interface JoinedNodes {
  readonly members: readonly number[];
  readonly edges: readonly Edge[];
}

/** Sets that are joined, each known by its smallest member. */
class DisjointSets {
  readonly #parents = new Map<number, number>();

  find(member: number): number {
    let root = member;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) {
      const grandparent = this.#parents.get(parent);
      if (grandparent !== undefined) this.#parents.set(root, grandparent);
      root = parent;
    }
    return root;
  }

  /** Whether they were not one set already. */
  join(one: number, other: number): boolean {
    const [left, right] = [this.find(one), this.find(other)];
    if (left !== right) this.#parents.set(Math.max(left, right), Math.min(left, right));
    return left !== right;
  }
}

/**
 * Joins nodes along edges. Where that would bring together what contradicts itself, only a whole date of birth still joins, which
 * cannot have led there; where it does all the same, nothing is joined. So the result does not depend on which edge came first.
 */
export function joinNodes(
  members: readonly number[],
  edges: readonly Edge[],
  contradictions: Contradictions,
): readonly JoinedNodes[] {
  return joinBy(members, edges).flatMap((joined) => {
    if (!contradictions.has(joined.members)) return [joined];
    const certain = joined.given.filter(({ rule }) => rule === 'same-full-birth-date');
    return joinBy(joined.members, certain).flatMap((again) =>
      contradictions.has(again.members) ? again.members.map(toAlone) : [again],
    );
  });
}

const toAlone = (member: number): JoinedNodes => ({ members: [member], edges: [] });

function joinBy(members: readonly number[], edges: readonly Edge[]) {
  const sets = new DisjointSets();
  const used = edges.filter(({ one, other }) => sets.join(one.node, other.node));
  const groups = Map.groupBy(members, (member) => sets.find(member));
  const [usedOf, givenOf] = [used, edges].map((some) => Map.groupBy(some, ({ one }) => sets.find(one.node)));
  return [...groups].map(([root, group]) => ({
    members: group,
    edges: usedOf?.get(root) ?? [],
    given: givenOf?.get(root) ?? [],
  }));
}
