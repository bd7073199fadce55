import { calls } from '../src/calls.ts';

/**
 * The text of `paths.ts`: method and path of every call, so that the browser needs no schema to make one.
 * Run this file to write it again after a call is added; a test compares.
 */
export function pathTable(): string {
  const sorted = Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = sorted.map(([name, call]) => {
    const method = 'alsoPost' in call ? 'POST' : call.method;
    return `  ${name}: ['${method}', '${call.path}'],\n`;
  });
  return `// Written by write-paths.ts from the calls. Do not edit.\nimport type { CallName } from './calls.ts';\n\n/** Method and path by which our own pages make each call. */\nexport const paths = {\n${rows.join('')}} as const satisfies Record<CallName, readonly ['GET' | 'POST' | 'DELETE', string]>;\n`;
}

if (import.meta.main) {
  const { writeFileSync } = await import('node:fs');
  writeFileSync(new URL('../src/paths.ts', import.meta.url), pathTable());
}
