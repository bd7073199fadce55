import { Contradictions } from './matching/contradictions.ts';
import { describeEvidence } from './matching/evidence.ts';
import { findProposals } from './matching/find-proposals.ts';
import { type JoinedNodes, joinNodes } from './matching/join-nodes.ts';
import { listLinkEdges } from './matching/link-edges.ts';
import { Namesakes } from './matching/namesakes.ts';
import { listNodes } from './matching/nodes.ts';
import { presentPerson } from './matching/present-person.ts';
import type { MatchedPerson, MatchProposal, PeopleMatched, PeopleToMatch } from './match-result.ts';

/**
 * Finds who on the registers of an account is one person: linked at once where the evidence leaves no doubt, proposed where it
 * is likely, and otherwise left alone. The answer does not depend on the order of what is given.
 *
 * Never by name alone; never for protected people, nor for a person of whom one entry is protected; never two who are apart or
 * whose births differ. This holds for whole persons: where links that are good one by one would join such two in the end, none of
 * them is made, save those by a whole date of birth. The others are proposed instead, each where its own two may still be one.
 *
 * A name that is short of a middle name, where two people are known whom it fits, is linked by no name; by birth date or company
 * it is proposed. A person on the books is never divided; two of them are found to be one when a detail becomes known.
 *
 * Taken together or one after the other, entries come to the same persons, unless a later entry brings a contradiction or a
 * namesake: what is linked by then stays, and only the later entry is held back.
 */
export function matchPeople(given: PeopleToMatch): PeopleMatched {
  const nodes = listNodes(given);
  const contradictions = new Contradictions(nodes, given.apart);
  const namesakes = new Namesakes(nodes.flatMap(({ facts }) => facts));
  const matchable = nodes.flatMap(({ isProtected, facts }) => (isProtected ? [] : facts));
  const groups = joinNodes([...nodes.keys()], listLinkEdges(matchable, namesakes), contradictions);
  const persons = groups.map((group) => presentPerson(group, nodes));
  const personOf = new Map(
    groups.flatMap(({ members }, place) => members.map((member) => [member, place] as const)),
  );
  const pairs = findProposals(matchable, {
    namesakes,
    personOf: (node) => personOf.get(node) ?? -1,
    areApart: (one, other) => contradictions.has([...membersOf(groups[one]), ...membersOf(groups[other])]),
  });
  return {
    persons,
    proposals: pairs.flatMap(({ pair: [one, other], edges }) => {
      const evidence = edges.map(describeEvidence);
      return toProposal(persons[one], persons[other], evidence);
    }),
  };
}

const membersOf = (group: JoinedNodes | undefined) => group?.members ?? [];

function toProposal(
  one: MatchedPerson | undefined,
  other: MatchedPerson | undefined,
  evidence: MatchProposal['evidence'],
): MatchProposal[] {
  return one === undefined || other === undefined ? [] : [{ one, other, evidence }];
}
