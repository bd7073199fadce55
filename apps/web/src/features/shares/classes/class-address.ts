import { readTexts } from '#kit/search-text.ts';
import type { RecordAddress } from '../../../record/record-address.ts';
import { type AsAtAddress, readAsAtAddress } from '../as-at/as-at-address.ts';

/** Which class is open, and the time at which the classes are read; none for all, or for a new one. */
export interface ClassAddress extends RecordAddress, AsAtAddress {
  readonly class?: string | undefined;
}

const readClassTexts = readTexts('company', 'class');

export function readClassAddress(search: Readonly<Record<string, unknown>>): ClassAddress {
  return { ...readClassTexts(search), ...readAsAtAddress(search) };
}
