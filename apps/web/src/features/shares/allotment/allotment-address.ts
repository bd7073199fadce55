import { readTexts } from '#kit/search-text.ts';
import type { RecordAddress } from '../../../record/record-address.ts';

/** Which allotment is open; none for a new one. */
export interface AllotmentAddress extends RecordAddress {
  /** A draft to go on with. */
  readonly draft?: string | undefined;
  /** The recorded allotment that is corrected. */
  readonly corrects?: string | undefined;
}

export const readAllotmentAddress = readTexts('company', 'draft', 'corrects');
