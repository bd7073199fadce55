import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { workspaceOf } from './source-file.ts';

/** The `imports` of each workspace's package.json, as `#kit/*` to `./src/kit/*`. */
export type SubpathImports = ReadonlyMap<string, Readonly<Record<string, string>>>;

const manifest = z.object({ imports: z.record(z.string(), z.string()).default({}) });

/** Reads the subpath imports of every workspace. */
export function readSubpathImports(checkout: string): SubpathImports {
  const folders = ['packages', 'apps', 'simulators'].flatMap((root) =>
    readdirSync(join(checkout, root)).map((name) => `${root}/${name}`),
  );
  const found = [...folders, 'scripts', 'tests', 'bench'].flatMap((workspace) => {
    const path = join(checkout, workspace, 'package.json');
    if (!existsSync(path)) return [];
    return [[workspace, manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).imports] as const];
  });
  return new Map(found);
}

/** The file behind `#kit/table.tsx`, relative to the checkout; undefined when the workspace declares no such import. */
export function resolveSubpath(
  subpaths: SubpathImports,
  from: string,
  specifier: string,
): string | undefined {
  const workspace = workspaceOf(from);
  for (const [pattern, target] of Object.entries(subpaths.get(workspace) ?? {})) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? specifier !== pattern : !specifier.startsWith(start)) continue;
    const rest = specifier.slice(start.length, specifier.length - (end?.length ?? 0));
    return posix.join(workspace, target.replace('*', rest));
  }
  return undefined;
}
