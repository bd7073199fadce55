import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project. Paths are relative to the checkout, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The folders that hold workspaces, and the workspaces that stand by themselves. */
const roots = ['packages', 'apps', 'simulators', 'scripts', 'tests', 'bench'];
const leftAlone = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'screenshots']);

/** Reads every hand-written source of the project: TypeScript and style sheets. */
export function readSources(checkout: string): SourceFile[] {
  return roots
    .flatMap((root) => listPaths(checkout, root))
    .map((path) => ({ path, text: readFileSync(join(checkout, path), 'utf8') }));
}

function listPaths(checkout: string, folder: string): string[] {
  return readdirSync(join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return leftAlone.has(entry.name) ? [] : listPaths(checkout, path);
    return /\.(?:tsx?|css)$/.test(path) && !/\.gen\.tsx?$/.test(path) ? [path] : [];
  });
}

/** Whether a path leads into a workspace, and not to a file of the whole project like its licence. */
export function isInWorkspace(path: string | undefined): path is string {
  return path !== undefined && roots.some((root) => path.startsWith(`${root}/`));
}

/** The workspace a file belongs to, as `packages/domain` or `scripts`. */
export function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return ['packages', 'apps', 'simulators'].includes(first) ? `${first}/${second}` : first;
}

/** Whether a file serves tests only. */
export function isTestFile(path: string): boolean {
  return (
    /\.(?:test|fixture)\.tsx?$|\/src\/(?:.*\/)?testing\//.test(path) ||
    /^(?:tests|bench|packages\/testkit|apps\/api\/src\/safety)\//.test(path)
  );
}
