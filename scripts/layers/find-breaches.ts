import { boundaryLaws } from './boundary-laws.ts';
import { findCycles } from './cycles.ts';
import { type Import, listImports } from './import-scan.ts';
import type { Breach } from './law.ts';
import type { SourceFile } from './source-file.ts';
import { findSourceBreaches } from './source-laws.ts';
import { findStyleBreaches } from './style-laws.ts';
import { sayWorkspaceLaw, workspaceLaw } from './workspace-law.ts';

/** Holds the project's files to its laws. */
export function findBreaches(files: readonly SourceFile[]): Breach[] {
  const imports = new Map(files.map((file) => [file.path, listImports(file)]));
  return [
    ...[...imports.values()].flat().flatMap(findImportBreaches),
    ...findCycles(imports).map(toCycleBreach),
    ...files.flatMap(findSourceBreaches),
    ...files.flatMap(findStyleBreaches),
  ];
}

function findImportBreaches(one: Import): Breach[] {
  const broken = boundaryLaws.filter((law) => law.forbids(one)).map((law) => law.says);
  if (workspaceLaw.forbids(one)) broken.push(sayWorkspaceLaw(one.from));
  return broken.map((law) => toBreach(one, law));
}

function toCycleBreach(cycle: readonly Import[]): Breach {
  const [first] = cycle;
  if (first === undefined) throw new Error('a cycle has at least one import');
  const path = cycle.map(({ from }) => from).join(' -> ');
  return toBreach(first, `no import leads back to its file, types included: ${path} -> ${first.from}`);
}

function toBreach({ from, line, specifier }: Import, law: string): Breach {
  return { file: from, line, what: `imports ${specifier}`, law };
}
