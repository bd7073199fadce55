import { readTexts } from '#kit/address/search-text.ts';
import type { CompanyPageAddress } from '#company-page/page-address.ts';

/** How the history is shown, as its address keeps it. */
export interface HistoryAddress extends CompanyPageAddress {
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

const readNamed = readTexts('company', 'kind', 'holder', 'class', 'from', 'to', 'open', 'reverse');

export function readHistoryAddress(search: Record<string, unknown>): HistoryAddress {
  return { ...readNamed(search), order: search['order'] === 'effect' ? 'effect' : undefined };
}

/** The address without its filters. */
export const unfiltered: Partial<HistoryAddress> = {
  kind: undefined,
  holder: undefined,
  class: undefined,
  from: undefined,
  to: undefined,
};
