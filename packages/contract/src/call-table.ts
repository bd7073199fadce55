import type { AccessFlag } from './access-flags.ts';
import type { WireSpelling } from './wire/spelling.ts';

/** What a program needs to make a call: the method, the path, who may make it, and what its names are spelled like. */
export type CallRow = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  /** Ends in a slash where the call's own name, with a capital, follows: every page loads the table. */
  path: `/api/${string}`,
  /** The caller holds one of these; none where the call takes no flag. */
  flags: readonly AccessFlag[],
  wire?: WireSpelling,
];

export type CallTable = Readonly<Record<string, CallRow>>;

/** A call's name as most paths end. */
export const capitalised = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
