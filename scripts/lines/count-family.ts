import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile } from '../layers/source-file.ts';

/** What a part of the product has of one family of forms. */
export interface PartLines {
  readonly part: string;
  readonly files: number;
  readonly source: number;
  readonly tests: number;
}

/** Where a family has something of its own; everything else serves all families. */
const parts = {
  Rules: 'packages/domain/src/filing',
  XML: 'packages/registry-client/src/xml-gateway/forms',
  'Stand-in of the gateway': 'simulators/registry/src/gateway/forms',
  Contract: 'packages/contract/src',
  API: 'apps/api/src',
  Web: 'apps/web/src',
} as const;

/** Counts the lines in the files and folders that bear the name of a family, tests apart. */
export function countFamily(root: string, family: string): readonly PartLines[] {
  return Object.entries(parts).map(([part, folder]) => {
    const files = globSync('**/*.{ts,tsx,css}', { cwd: join(root, folder) })
      .filter((file) => bears(file, family))
      .map((file) => join(folder, file));
    const linesOf = (chosen: readonly string[]) =>
      chosen.reduce((sum, file) => sum + countLines(readFileSync(join(root, file), 'utf8')), 0);
    return {
      part,
      files: files.length,
      source: linesOf(files.filter((file) => !isTestFile(file))),
      tests: linesOf(files.filter(isTestFile)),
    };
  });
}

/** `sail-address/rules.ts`, `addresses/sail-address.test.ts`, a feature in the plural; not `sail-address-book.ts`. */
const bears = (file: string, family: string) =>
  file
    .split(/[/\\]/)
    .some((name) => name === family || name === `${family}s` || name.startsWith(`${family}.`));

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
