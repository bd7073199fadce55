import { calls } from '../src/calls.ts';

/**
 * The text of `paths.ts`: method and path of every call, so that the browser needs no schema to make one.
 * Written by groups, because every page carries it. Run this file to write it again after a call is added; a test
 * compares.
 */
export function pathTable(): string {
  const groups = new Map<string, string[]>();
  const sorted = Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, call] of sorted) {
    const method = 'alsoPost' in call ? 'POST' : call.method;
    const cut = call.path.lastIndexOf('/') + 1;
    const group = `${method} ${call.path.slice(0, cut)}`;
    const segment = call.path.slice(cut);
    const follows = segment === name[0]?.toUpperCase() + name.slice(1);
    groups.set(group, [...(groups.get(group) ?? []), follows ? name : `${name}=${segment}`]);
  }
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, names]) => row(group, names));
  return `// Written by write-paths.ts from the calls. Do not edit.\n\n/** The calls of each method and group; \`name=Segment\` where the last part of the path does not follow from the name. */\nexport const pathGroups = {\n${rows.join('')}} as const;\n`;
}

/** Broken into lines as the formatter breaks them: a name a line keeps a later change to one line. */
function row(group: string, names: readonly string[]): string {
  return `  '${group}': [\n${names.map((name) => `    '${name}',\n`).join('')}  ],\n`;
}

if (import.meta.main) {
  const { writeFileSync } = await import('node:fs');
  writeFileSync(new URL('../src/path-groups.ts', import.meta.url), pathTable());
}
