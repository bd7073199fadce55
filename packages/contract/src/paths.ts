import type { CallName } from './calls.ts';
import { pathGroups } from './path-groups.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** Method and path by which our own pages make each call. */
export const paths = Object.fromEntries(
  Object.entries(pathGroups).flatMap(([group, names]) => {
    const [method, folder] = group.split(' ');
    return names.map((written) => {
      const [name = '', segment = `${name[0]?.toUpperCase()}${name.slice(1)}`] = written.split('=');
      return [name, [method, `${folder}${segment}`]];
    });
  }),
  // Complete and right, as a test compares with the calls.
) as unknown as Readonly<Record<CallName, readonly [Method, string]>>;
