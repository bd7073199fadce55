import type { CompanyPageAddress } from '#company-page/page-address.ts';
import { type AsAtAddress, readWithTime } from '../as-at/as-at-address.ts';

/** Which class is open, and the time at which the classes are read; none for all, or for a new one. */
export interface ClassAddress extends CompanyPageAddress, AsAtAddress {
  readonly class?: string | undefined;
}

export const readClassAddress = readWithTime('company', 'class');
