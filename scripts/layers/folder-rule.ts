import { posix } from 'node:path';
import type { Violation } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const mostFiles = 20;

/** Folders with too many files to find one by eye, unless they are listed as still to be divided. */
export function findCrowdedFolders(
  files: readonly SourceFile[],
  stillCrowded: ReadonlySet<string>,
): Violation[] {
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  const sizeOf = (folder: string) => folders.get(folder)?.length ?? 0;
  const report = (folder: string, rule: string): Violation => {
    return { file: folder, line: 1, what: `${sizeOf(folder)} files`, rule };
  };
  const crowded = [...folders.keys()].filter((folder) => sizeOf(folder) > mostFiles);
  const unlisted = crowded.filter((folder) => !stillCrowded.has(folder));
  const divided = [...stillCrowded].filter((folder) => sizeOf(folder) <= mostFiles);
  return [
    ...unlisted.map((folder) => report(folder, `no folder holds more than ${mostFiles} files`)),
    ...divided.map((folder) => report(folder, 'a divided folder leaves scripts/layers/crowded-folders.ts')),
  ];
}
