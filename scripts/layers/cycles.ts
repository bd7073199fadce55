import type { Import } from './list-imports.ts';

/** The files each file imports by a relative path, types included. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Finds imports that lead back to where they came from; one closing import for each cycle met. */
export function findCycles(graph: ImportGraph): Import[][] {
  const cycles: Import[][] = [];
  const done = new Set<string>();
  const trail: Import[] = [];
  const open = new Map<string, number>();

  const visit = (file: string) => {
    if (done.has(file)) return;
    open.set(file, trail.length);
    for (const one of graph.get(file) ?? []) {
      if (one.path === undefined) continue;
      const start = open.get(one.path);
      if (start !== undefined) {
        cycles.push([...trail.slice(start), one]);
        continue;
      }
      trail.push(one);
      visit(one.path);
      trail.pop();
    }
    open.delete(file);
    done.add(file);
  };

  for (const file of graph.keys()) visit(file);
  return cycles;
}
