import type { AsAtAddress } from './as-at-address.ts';

/** The time of a reading to put behind another address. */
export function keptAsAt({ asAt, knownAt }: AsAtAddress): Record<string, string> {
  return { ...(asAt !== undefined && { asAt }), ...(knownAt !== undefined && { knownAt }) };
}
