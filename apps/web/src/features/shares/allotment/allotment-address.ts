import { textOf } from '#kit/search-text.ts';
import { readRecordAddress, type RecordAddress } from '../../../record/record-address.ts';

/** Which draft of an allotment is open; none for a new one. */
export interface AllotmentAddress extends RecordAddress {
  readonly draft?: string | undefined;
}

export function readAllotmentAddress(search: Readonly<Record<string, unknown>>): AllotmentAddress {
  return { ...readRecordAddress(search), draft: textOf(search, 'draft') };
}
