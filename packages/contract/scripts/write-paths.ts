import { type CallName, calls } from '../src/calls.ts';

/** What a visit begins with, whichever page it opens: only the paths of these calls stand in what each page loads first. */
const firstCalls: ReadonlySet<string> = new Set<CallName>([
  'getAllAgent',
  'getAppearance',
  'getCompanies',
  'getCompanyOverview',
  'getConfiguration',
  'getDashboard',
  'getLicenceDetails',
  'getNotifications',
  'getSessionTimeout',
  'getTableChoices',
  'getUnfinishedWork',
  'getUserAccess',
  'keepAlive',
  'signIn',
  'signOut',
  'streamEvents',
  'userLoginDetails',
]);

/**
 * The text of `path-groups.ts`, the paths of the first calls of a visit, or of `later-path-groups.ts`, all others: method
 * and path of every call, so that the browser needs no schema to make one. Written by groups, because every visit carries
 * them. Run this file to write both again after a call is added; a test compares.
 */
export function pathTable(part: 'first' | 'later'): string {
  const groups = new Map<string, string[]>();
  const sorted = Object.entries(calls)
    .filter(([name]) => firstCalls.has(name) === (part === 'first'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, call] of sorted) {
    const method = 'alsoPost' in call ? 'POST' : call.method;
    const cut = call.path.lastIndexOf('/') + 1;
    const group = `${method} ${call.path.slice(0, cut)}`;
    const segment = call.path.slice(cut);
    const follows = segment === name[0]?.toUpperCase() + name.slice(1);
    groups.set(group, [...(groups.get(group) ?? []), follows ? name : `${name}=${segment}`]);
  }
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, names]) => row(group, names));
  return `// Written by write-paths.ts from the calls. Do not edit.\n\n/** The calls of each method and group, by name; \`name=Segment\` where the last part of the path does not follow from the name. */\nexport const ${part === 'first' ? 'pathGroups' : 'laterPathGroups'} = {\n${rows.join('')}} as const;\n`;
}

/** One text for all names of a group: a name a line would cost every visit its quotes. */
function row(group: string, names: readonly string[]): string {
  return `  '${group}':\n    '${names.join(' ')}',\n`;
}

if (import.meta.main) {
  const { writeFileSync } = await import('node:fs');
  writeFileSync(new URL('../src/path-groups.ts', import.meta.url), pathTable('first'));
  writeFileSync(new URL('../src/later-path-groups.ts', import.meta.url), pathTable('later'));
}
