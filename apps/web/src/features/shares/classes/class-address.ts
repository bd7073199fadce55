import { readTexts } from '#kit/search-text.ts';
import type { RecordAddress } from '../../../record/record-address.ts';

/** Which class is open; none for a new one. */
export interface ClassAddress extends RecordAddress {
  readonly class?: string | undefined;
}

export const readClassAddress = readTexts('company', 'class');
