import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './source-file.ts';
import { resolveSubpath, type SubpathImports } from './subpath-imports.ts';

/** One import of a file, types included. */
export interface Import {
  from: string;
  line: number;
  specifier: string;
  /** The imported file relative to the checkout, for relative and subpath imports; absent for packages and Node. */
  path?: string;
}

interface Request {
  specifier: string;
  start: number;
}

/** Every import of a file, in the order of its lines: static, dynamic, re-exports, types, `require`. */
export function listImports({ path, text }: SourceFile, subpaths: SubpathImports = new Map()): Import[] {
  if (path.endsWith('.css')) return [];
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const { staticImports, staticExports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ].map(({ value, start }): Request => ({ specifier: value, start }));
  // The whole syntax tree costs four times as much, and few files need it.
  if (/\b(?:import|require)\s*\(/.test(text)) requests.push(...listCalledImports(parsed.program));
  const unique = new Map(requests.map((request) => [request.start, request]));
  return [...unique.values()]
    .toSorted((one, other) => one.start - other.start)
    .map(({ specifier, start }) => toImport({ path, text }, { specifier, start }, subpaths));
}

/** `import('x')`, the type `import('x').T`, `import x = require('x')` and `require('x')`. */
function listCalledImports(program: Parameters<Visitor['visit']>[0]): Request[] {
  const found: Request[] = [];
  const add = (node: { type: string; start: number } | null | undefined) => {
    const specifier = node && textOf(node);
    if (specifier !== undefined && specifier !== null) found.push({ specifier, start: node?.start ?? 0 });
  };
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    TSExternalModuleReference: ({ expression }) => add(expression),
    CallExpression: ({ callee, arguments: [argument] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') add(argument);
    },
  }).visit(program);
  return found;
}

/** The text of a literal, or of a template without parts that are only known at run time. */
function textOf(node: object): string | undefined {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if (!('quasis' in node) || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined;
  const [part]: { value: { cooked: string } }[] = node.quasis;
  return part?.value.cooked;
}

function toImport(
  { path: from, text }: SourceFile,
  { specifier: written, start }: Request,
  subpaths: SubpathImports,
): Import {
  const line = text.slice(0, start).split('\n').length;
  const [specifier = ''] = written.split('?', 1);
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.startsWith('#') && resolveSubpath(subpaths, from, specifier);
  return { from, line, specifier, ...(path && { path }) };
}

/** The package of a specifier, as `@statbook/contract` for `@statbook/contract/paths`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
