import { packageOf } from './list-imports.ts';
import type { ImportRule } from './rule.ts';
import { isTestFile, workspaceOf } from './source-file.ts';

/** What the product's own code in a workspace may import. */
interface Allowance {
  /** Other workspaces, by package name. */
  ours: readonly string[];
  /** Packages from outside, by name; `*` for any. */
  packages: readonly string[];
  /** Modules of Node; `*` for any. */
  node: readonly string[];
}

const domain = '@statbook/domain';
const contract = '@statbook/contract';
const sheets = '@statbook/sheets';
const clients = ['@statbook/registry-client', '@statbook/payment-client', '@statbook/identity-client'];
const any = ['*'];

/** Who may import whom: one row for each workspace. Tests may import more, see `testAllowance`. */
const allowances: Readonly<Record<string, Allowance>> = {
  'packages/domain': { ours: [], packages: [], node: [] },
  'packages/contract': { ours: [domain], packages: ['zod'], node: [] },
  'packages/registry-client': { ours: [domain], packages: ['zod', 'fast-xml-parser'], node: any },
  'packages/payment-client': { ours: [domain], packages: ['zod'], node: [] },
  'packages/identity-client': { ours: [domain], packages: ['zod', 'jose', 'oauth4webapi'], node: any },
  'packages/documents': { ours: [domain], packages: ['pdfkit'], node: any },
  'packages/sheets': {
    ours: [],
    packages: ['fflate', 'papaparse', 'read-excel-file', 'write-excel-file'],
    node: [],
  },
  'packages/postgres-server': { ours: [], packages: [], node: any },
  'packages/testkit': { ours: [domain, contract], packages: any, node: any },
  'apps/api': {
    ours: [domain, contract, ...clients, '@statbook/documents', '@statbook/postgres-server', sheets],
    packages: any,
    node: any,
  },
  'apps/web': {
    ours: [domain, contract, '@statbook/identity-client', '@statbook/payment-client', sheets],
    packages: any,
    node: [],
  },
};

const simulator: Allowance = { ours: ['@statbook-simulators/kit'], packages: any, node: any };

/** Scripts, journeys and benchmarks stand around the product and may use all of it. */
const around: Allowance = { ours: any, packages: any, node: any };

const particularRules: Readonly<Record<string, string>> = {
  'packages/domain': 'domain imports nothing: no package, no module of Node',
  'packages/contract': 'contract imports domain and the schema library only',
  'apps/web': 'web imports domain, contract and the clients made for browsers; no module of Node',
};

function allowanceOf(workspace: string): Allowance {
  if (workspace.startsWith('simulators/')) return simulator;
  return allowances[workspace] ?? around;
}

/** Each workspace imports only what the table above allows it. */
export const workspaceRule: ImportRule = {
  says: 'a workspace imports only what the table in scripts/layers/workspace-rule.ts allows',
  forbids: ({ from, specifier, path }) => {
    if (path !== undefined || isTool(from)) return false;
    const workspace = workspaceOf(from);
    const allowance = allowanceOf(workspace);
    if (permits(allowance, specifier)) return false;
    return !(isTestFile(from) && permitsTest(workspace, specifier));
  },
};

/** The particular sentence for a workspace, where there is one. */
export function describeWorkspaceRule(from: string): string {
  const workspace = workspaceOf(from);
  if (workspace.startsWith('simulators/')) return 'simulators import nothing of ours but their kit';
  return particularRules[workspace] ?? workspaceRule.says;
}

function permits({ ours, packages, node }: Allowance, specifier: string): boolean {
  const name = packageOf(specifier);
  const list = specifier.startsWith('node:') ? node : isOurs(name) ? ours : packages;
  return list.includes('*') || list.includes(name);
}

// Tests stand real parts around what they test, except those of simulators, which would share our mistakes.
function permitsTest(workspace: string, specifier: string): boolean {
  const name = packageOf(specifier);
  if (!isOurs(name)) return true;
  if (workspace.startsWith('simulators/')) return false;
  return (
    name === '@statbook/testkit' || name === '@statbook/scripts' || name.startsWith('@statbook-simulators/')
  );
}

function isOurs(name: string): boolean {
  return name.startsWith('@statbook/') || name.startsWith('@statbook-simulators/');
}

// Beside its source a workspace may keep what configures or generates it; nothing of that is shipped.
function isTool(path: string): boolean {
  return !path.startsWith(`${workspaceOf(path)}/src/`);
}
