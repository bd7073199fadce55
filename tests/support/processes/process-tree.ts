import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that descend from it, as they are now; Linux only. */
function listProcessTree(root: number): number[] {
  const parents = readParents();
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

function readParents(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number)) {
    if (Number.isNaN(pid)) continue;
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // Ended meanwhile.
    }
  }
  return parents;
}

/** Kills a process and all that descend from it, in an order of their own each time. */
export function killProcessTree(root: number): void {
  const order = listProcessTree(root)
    .map((pid) => ({ pid, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place);
  for (const { pid } of order) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended with another.
    }
  }
}
