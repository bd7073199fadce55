import { readTexts } from '#kit/address/search-text.ts';
import type { CompanyPageAddress } from '#company-page/page-address.ts';
import { type AsAtAddress, readAsAtAddress } from '../as-at/as-at-address.ts';

/** Which class is open, and the time at which the classes are read; none for all, or for a new one. */
export interface ClassAddress extends CompanyPageAddress, AsAtAddress {
  readonly class?: string | undefined;
}

const readClassTexts = readTexts('company', 'class');

export function readClassAddress(search: Readonly<Record<string, unknown>>): ClassAddress {
  return { ...readClassTexts(search), ...readAsAtAddress(search) };
}
