import { keepPreviousData } from '@tanstack/react-query';
import { type AsAtAddress, toAsAtQuery } from './as-at-address.ts';

/** What a page asks that reads a register at the time of its address; the reading before stays on show until it is there. */
export const readingAt = (companyId: string, address: AsAtAddress) =>
  [{ query: { companyId, ...toAsAtQuery(address) } }, { placeholderData: keepPreviousData }] as const;

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
