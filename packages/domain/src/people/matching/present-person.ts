import type { MatchedPerson, MatchLink } from '../match-result.ts';
import { describeEvidence, type Edge } from './evidence.ts';
import type { JoinedNodes } from './join-nodes.ts';
import { compareTexts, type MatchNode } from './nodes.ts';

/** Joined nodes as a person: which of those on the books stays, and why each of the others belongs to them. */
export function presentPerson({ members, edges }: JoinedNodes, nodes: readonly MatchNode[]): MatchedPerson {
  const own = members.map((member) => ({ member, node: nodes[member] }));
  const known = own
    .flatMap(({ member, node }) =>
      node && 'personId' in node.of ? [{ member, id: node.of.personId, size: node.facts.length }] : [],
    )
    .toSorted((one, other) => other.size - one.size || compareTexts(one.id, other.id));
  return {
    personIds: known.map(({ id }) => id),
    entries: own.flatMap(({ node }) => (node && 'entry' in node.of ? [node.of.entry] : [])),
    links: listLinks(known[0]?.member ?? members[0], edges, nodes),
  };
}

/** Each node beyond the first with the edge that leads to it, walking outwards from the first. */
function listLinks(
  first: number | undefined,
  edges: readonly Edge[],
  nodes: readonly MatchNode[],
): MatchLink[] {
  const reached = new Set([first]);
  const links: MatchLink[] = [];
  const edgesOf = new Map<number | undefined, Edge[]>();
  for (const edge of edges)
    for (const end of [edge.one.node, edge.other.node]) edgesOf.set(end, [...(edgesOf.get(end) ?? []), edge]);
  // A set is walked while it grows.
  for (const node of reached)
    for (const edge of edgesOf.get(node) ?? []) {
      const linked = edge.one.node === node ? edge.other.node : edge.one.node;
      const to = nodes[linked];
      if (to === undefined || reached.has(linked)) continue;
      reached.add(linked);
      links.push({ ...describeEvidence(edge), linked: to.of });
    }
  return links;
}
