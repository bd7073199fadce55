import { textOf } from '#kit/search-text.ts';
import { readRecordAddress, type RecordAddress } from '../../../record/record-address.ts';

/** Which class is open; none for a new one. */
export interface ClassAddress extends RecordAddress {
  readonly class?: string | undefined;
}

export function readClassAddress(search: Readonly<Record<string, unknown>>): ClassAddress {
  return { ...readRecordAddress(search), class: textOf(search, 'class') };
}
