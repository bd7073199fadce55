import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';
import type { Import } from './list-imports.ts';

/** A graph from "a b", which says that a imports b. */
const graphOf = (...edges: string[]) => {
  const graph = new Map<string, Import[]>();
  for (const edge of edges) {
    const [from = '', path = ''] = edge.split(' ');
    graph.set(from, [...(graph.get(from) ?? []), { from, line: 1, specifier: `./${path}`, path }]);
    if (!graph.has(path)) graph.set(path, []);
  }
  return graph;
};
const cyclesOf = (...edges: string[]) =>
  findCycles(graphOf(...edges)).map((cycle) => cycle.map(({ from }) => from).join(''));

describe('cycles of imports', () => {
  it('are none in a tree, nor where two ways lead to one file', () => {
    expect(cyclesOf('a b', 'a c', 'b d', 'c d')).toEqual([]);
  });

  it('are found however far from where the search begins', () => {
    expect(cyclesOf('a b', 'b c', 'c d', 'd b')).toEqual(['bcd']);
  });

  it('are found where a file imports itself', () => {
    expect(cyclesOf('a a')).toEqual(['a']);
  });

  it('are each found once', () => {
    expect(cyclesOf('a b', 'b a', 'c d', 'd c', 'a c')).toEqual(['ab', 'cd']);
  });

  it('do not lead through packages', () => {
    const graph = new Map([['a', [{ from: 'a', line: 1, specifier: 'zod' }]]]);
    expect(findCycles(graph)).toEqual([]);
  });
});
