import { posix } from 'node:path';
import type { Violation } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const mostFiles = 20;

/** Folders with too many files to find one by eye. */
export function findCrowdedFolders(files: readonly SourceFile[]): Violation[] {
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([, { length }]) => length > mostFiles)
    .map(([folder, { length }]) => ({
      file: folder,
      line: 1,
      what: `${length} files`,
      rule: `no folder holds more than ${mostFiles} files`,
    }));
}
