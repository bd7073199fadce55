import { textOf } from '#kit/search-text.ts';
import { type RecordAddress, readRecordAddress } from '../../../record/record-address.ts';

/** How the history is shown, as its address keeps it. */
export interface HistoryAddress extends RecordAddress {
  /** By the day of effect; left out, in the order of recording. */
  readonly order?: 'effect' | undefined;
  readonly kind?: string | undefined;
  readonly holder?: string | undefined;
  readonly class?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The entry that is open. */
  readonly open?: string | undefined;
  /** The entry that is to be reversed. */
  readonly reverse?: string | undefined;
}

const texts = ['kind', 'holder', 'class', 'from', 'to', 'open', 'reverse'] as const;

export function readHistoryAddress(search: Record<string, unknown>): HistoryAddress {
  return {
    ...readRecordAddress(search),
    order: search['order'] === 'effect' ? 'effect' : undefined,
    ...Object.fromEntries(texts.map((key) => [key, textOf(search, key)])),
  };
}

/** The address without its filters. */
export const unfiltered: Partial<HistoryAddress> = {
  kind: undefined,
  holder: undefined,
  class: undefined,
  from: undefined,
  to: undefined,
};
