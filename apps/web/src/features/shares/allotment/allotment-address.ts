import { readTexts } from '#kit/search-text.ts';
import type { RecordAddress } from '../../../record/record-address.ts';

/** Which draft of an allotment is open; none for a new one. */
export interface AllotmentAddress extends RecordAddress {
  readonly draft?: string | undefined;
}

export const readAllotmentAddress = readTexts('company', 'draft');
