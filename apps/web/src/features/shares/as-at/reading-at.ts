import { keepPreviousData } from '@tanstack/react-query';
import { type AsAtAddress, toAsAtQuery } from './as-at-address.ts';

/** What a page asks that reads a register at the time of its address; the reading before stays on show until it is there. */
export const readingAt = (companyId: string, address: AsAtAddress) =>
  [{ query: { companyId, ...toAsAtQuery(address) } }, { placeholderData: keepPreviousData }] as const;
