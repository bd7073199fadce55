import type { CallName } from './calls.ts';
import { pathGroups } from './path-groups.ts';
import { type CallPath, readPathGroups } from './read-path-groups.ts';
import { sharePathGroups } from './share-path-groups.ts';

/** Method and path by which our own programs make each call. */
export const paths = {
  ...readPathGroups(pathGroups),
  ...readPathGroups(sharePathGroups),
  // Complete and right, as a test compares with the calls.
} as Readonly<Record<CallName, CallPath>>;
