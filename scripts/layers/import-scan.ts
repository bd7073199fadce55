import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** One import of a file, types included. */
export interface Import {
  from: string;
  line: number;
  specifier: string;
  /** Where a relative import leads, relative to the checkout; absent for packages and Node's own modules. */
  path?: string;
}

// TypeScript 7 offers no syntax tree to scripts; a formatted source begins its static imports at the start of a line.
const patterns = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** Every import of a file, static and dynamic, in the order of its lines. */
export function listImports({ path, text }: SourceFile): Import[] {
  if (path.endsWith('.css')) return [];
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => toImport(path, text, match.index, match[1] ?? '')),
  );
  return found.sort((one, other) => one.line - other.line);
}

function toImport(from: string, text: string, index: number, specifierAsWritten: string): Import {
  const line = text.slice(0, index).split('\n').length;
  const [specifier = ''] = specifierAsWritten.split('?', 1);
  if (!specifier.startsWith('.')) return { from, line, specifier };
  return { from, line, specifier, path: posix.join(posix.dirname(from), specifier) };
}

/** The package of a specifier, as `@statbook/contract` for `@statbook/contract/paths`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
