import type { CallName } from './calls.ts';

export type CallPath = readonly ['GET' | 'POST' | 'DELETE', string];

/** Method and path of each call of the groups that `write-paths.ts` wrote. */
export function readPathGroups(
  groups: Readonly<Record<string, string>>,
): Readonly<Partial<Record<CallName, CallPath>>> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, names]) => {
      const [method, folder] = group.split(' ');
      return names.split(' ').map((written) => {
        const [name = '', segment = `${name[0]?.toUpperCase()}${name.slice(1)}`] = written.split('=');
        return [name, [method, `${folder}${segment}`]];
      });
    }),
  );
}
