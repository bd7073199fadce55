import type { Violation } from './rule.ts';
import { isTestFile, type SourceFile } from './source-file.ts';

const mostLines = 300;

/** Rules about the text of a file itself. */
export function findSourceViolations(file: SourceFile): Violation[] {
  return [...findTooLong(file), ...findImpurity(file)];
}

function findTooLong({ path, text }: SourceFile): Violation[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= mostLines) return [];
  const rule = `no file is longer than ${mostLines} lines`;
  return [{ file: path, line: mostLines + 1, what: `${lines} lines`, rule }];
}

// `new Date(text)` and the like compute; only what reads the machine is refused.
const impure = /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b|\bMath\.random\(|\bprocess\.|\bfetch\(/;

function findImpurity({ path, text }: SourceFile): Violation[] {
  if (!path.startsWith('packages/domain/') || isTestFile(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const what = isComment(line) ? undefined : impure.exec(line)?.[0];
    if (what === undefined) return [];
    const rule = 'domain knows no clock, no chance, no environment and no network';
    return [{ file: path, line: index + 1, what, rule }];
  });
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\*|\/\*)/.test(line);
}
