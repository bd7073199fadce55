import type { CallName } from './calls.ts';
import { pathGroups } from './path-groups.ts';
import { type CallPath, readPathGroups } from './read-path-groups.ts';
import { laterPathGroups } from './later-path-groups.ts';

/** Method and path by which our own programs make each call. */
export const paths = {
  ...readPathGroups(pathGroups),
  ...readPathGroups(laterPathGroups),
  // Complete and right, as a test compares with the calls.
} as Readonly<Record<CallName, CallPath>>;
