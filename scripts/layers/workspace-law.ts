import { packageOf } from './import-scan.ts';
import type { Law } from './law.ts';
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
const clients = ['@statbook/registry-client', '@statbook/payment-client', '@statbook/identity-client'];
const any = ['*'];

/** Who may import whom: the table of the house, one row a workspace. Tests may import more, see `testAllowance`. */
const allowances: Readonly<Record<string, Allowance>> = {
  'packages/domain': { ours: [], packages: [], node: [] },
  'packages/contract': { ours: [domain], packages: ['zod'], node: [] },
  'packages/registry-client': { ours: [domain], packages: ['zod', 'fast-xml-parser'], node: any },
  'packages/payment-client': { ours: [domain], packages: ['zod'], node: [] },
  'packages/identity-client': { ours: [domain], packages: ['zod', 'jose', 'oauth4webapi'], node: any },
  'packages/documents': { ours: [domain], packages: ['pdfkit'], node: any },
  'packages/testkit': { ours: [domain, contract], packages: any, node: any },
  'apps/api': { ours: [domain, contract, ...clients, '@statbook/documents'], packages: any, node: any },
  'apps/web': {
    ours: [domain, contract, '@statbook/identity-client', '@statbook/payment-client'],
    packages: any,
    node: [],
  },
};

const simulator: Allowance = { ours: ['@statbook-simulators/kit'], packages: any, node: any };

/** Scripts, journeys and benchmarks stand around the product and may use all of it. */
const around: Allowance = { ours: any, packages: any, node: any };

const laws: Readonly<Record<string, string>> = {
  'packages/domain': 'domain imports nothing: no package, no module of Node',
  'packages/contract': 'contract imports domain and the schema library only',
  'apps/web': 'web imports domain, contract and the clients made for browsers; no module of Node',
};

function allowanceOf(workspace: string): Allowance {
  if (workspace.startsWith('simulators/')) return simulator;
  return allowances[workspace] ?? around;
}

/** Each workspace imports only what the table of the house allows it. */
export const workspaceLaw: Law = {
  says: 'a workspace imports only what the table in scripts/layers/workspace-law.ts allows',
  forbids: ({ from, specifier, path }) => {
    if (path !== undefined || isTool(from)) return false;
    const workspace = workspaceOf(from);
    const allowance = allowanceOf(workspace);
    if (permits(allowance, specifier)) return false;
    return !(isTestFile(from) && permitsTest(workspace, specifier));
  },
};

/** The particular sentence for a workspace, where there is one. */
export function sayWorkspaceLaw(from: string): string {
  const workspace = workspaceOf(from);
  if (workspace.startsWith('simulators/')) return 'simulators import nothing of ours but their kit';
  return laws[workspace] ?? workspaceLaw.says;
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
