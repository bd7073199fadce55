import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bornOn, holder } from '../match-people.fixture.ts';
import type { MatchRule } from '../match-result.ts';
import { Contradictions } from './contradictions.ts';
import type { Edge } from './evidence.ts';
import { joinNodes } from './join-nodes.ts';
import { listNodes } from './nodes.ts';

const COUNT = 8;
const inOrder = (members: readonly number[]) => members.toSorted((one, other) => one - other);
/** Holders, of whom some have a date of birth. */
const nodesBorn = (births: readonly (string | undefined)[]) =>
  listNodes({
    persons: [],
    apart: [],
    entries: births.map((born, place) => holder(`${place}`, born === undefined ? {} : bornOn(born))),
  });
const joined = (
  births: readonly (string | undefined)[],
  ties: readonly (readonly [number, number, MatchRule])[],
) => {
  const nodes = nodesBorn(births);
  const edges = ties.flatMap(([one, other, rule]): Edge[] => {
    const [left, right] = [nodes[one]?.facts[0], nodes[other]?.facts[0]];
    return left && right && one !== other ? [{ rule, one: left, other: right }] : [];
  });
  return joinNodes([...nodes.keys()], edges, new Contradictions(nodes, []));
};
const groupsOf = (...given: Parameters<typeof joined>) =>
  joined(...given)
    .map(({ members }) => inOrder(members).join())
    .toSorted();

const births = fc.array(fc.constantFrom(undefined, '1970-05-12', '1980-06-13'), {
  minLength: COUNT,
  maxLength: COUNT,
});
const place = fc.nat({ max: COUNT - 1 });
const ties = fc.array(
  fc.tuple(place, place, fc.constantFrom<MatchRule>('same-full-birth-date', 'same-officer-id')),
  { maxLength: 12 },
);

describe('nodes that are joined along edges', () => {
  it('are joined where nothing contradicts it', () => {
    expect(groupsOf([undefined, '1970-05-12', undefined], [[0, 1, 'same-officer-id']])).toEqual(['0,1', '2']);
  });

  it('stay apart where they would bring two births together, save by a date of birth', () => {
    const [first, second] = ['1970-05-12', '1980-06-13'];
    const through = [
      [0, 1, 'same-officer-id'],
      [1, 2, 'same-officer-id'],
    ] as const;
    expect(groupsOf([first, undefined, second], through)).toEqual(['0', '1', '2']);
    expect(groupsOf([first, undefined, second, first], [...through, [0, 3, 'same-full-birth-date']])).toEqual(
      ['0,3', '1', '2'],
    );
  });

  it('stand in exactly one group each, in one fewer edges than members', () => {
    fc.assert(
      fc.property(births, ties, (born, given) => {
        const groups = joined(born, given);
        expect(inOrder(groups.flatMap(({ members }) => members))).toEqual([...born.keys()]);
        for (const { members, edges } of groups) expect(edges).toHaveLength(members.length - 1);
      }),
    );
  });

  it('never make a person of two births', () => {
    fc.assert(
      fc.property(births, ties, (born, given) => {
        for (const { members } of joined(born, given)) {
          const dates = new Set(members.flatMap((member) => born[member] ?? []));
          expect(dates.size).toBeLessThan(2);
        }
      }),
    );
  });

  it('are the same groups in whatever order the edges come, and whichever end is first', () => {
    const shuffled = ties.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(births, shuffled, (born, [given, other]) => {
        const turned = other.map(([one, two, rule]) => [two, one, rule] as const);
        expect(groupsOf(born, turned)).toEqual(groupsOf(born, given));
      }),
    );
  });
});
