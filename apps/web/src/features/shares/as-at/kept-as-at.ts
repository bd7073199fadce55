import type { AsAtAddress } from './as-at-address.ts';

/** Today, with all that is known of it. */
export const now = { asAt: undefined, knownAt: undefined, knownOn: undefined } as const;

/** Whether an address asks for nothing else. */
export const isOfNow = ({ asAt, knownAt, knownOn }: AsAtAddress): boolean =>
  asAt === undefined && knownAt === undefined && knownOn === undefined;

/** The time of a reading to put behind another address. */
export function keptAsAt({ asAt, knownAt, knownOn }: AsAtAddress): Record<string, string> {
  return {
    ...(asAt !== undefined && { asAt }),
    ...(knownAt !== undefined && { knownAt }),
    ...(knownOn !== undefined && { knownOn }),
  };
}
