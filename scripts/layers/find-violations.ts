import { boundaryRules } from './boundary-rules.ts';
import { findCycles } from './cycles.ts';
import { findCrowdedFolders } from './folder-rule.ts';
import { type Import, listImports } from './list-imports.ts';
import type { Violation } from './rule.ts';
import type { SourceFile } from './source-file.ts';
import { findSourceViolations } from './source-rules.ts';
import type { SubpathImports } from './subpath-imports.ts';
import { describeWorkspaceRule, workspaceRule } from './workspace-rule.ts';

/** Checks the project's files against its rules. */
export function findViolations(
  files: readonly SourceFile[],
  subpaths: SubpathImports = new Map(),
): Violation[] {
  const imports = new Map(files.map((file) => [file.path, listImports(file, subpaths)]));
  return [
    ...[...imports.values()].flat().flatMap(findImportViolations),
    ...findCycles(imports).map(toCycleViolation),
    ...files.flatMap(findSourceViolations),
    ...findCrowdedFolders(files),
  ];
}

function findImportViolations(one: Import): Violation[] {
  const broken = boundaryRules.filter((rule) => rule.forbids(one)).map((rule) => rule.says);
  if (workspaceRule.forbids(one)) broken.push(describeWorkspaceRule(one.from));
  return broken.map((rule) => toViolation(one, rule));
}

function toCycleViolation(cycle: readonly Import[]): Violation {
  const [first] = cycle;
  if (first === undefined) throw new Error('a cycle has at least one import');
  const path = cycle.map(({ from }) => from).join(' -> ');
  return toViolation(first, `no import leads back to its file, types included: ${path} -> ${first.from}`);
}

function toViolation({ from, line, specifier }: Import, rule: string): Violation {
  return { file: from, line, what: `imports ${specifier}`, rule };
}
