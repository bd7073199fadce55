import { readTexts } from '#kit/address/search-text.ts';

/** How the history is shown: its order, its filters, the entry that is open, and the one to be reversed. */
const names = ['company', 'order', 'kind', 'holder', 'class', 'from', 'to', 'open', 'reverse'] as const;

/** The same, as its address keeps it; by the day of effect where the order is `effect`, else in the order of recording. */
export type HistoryAddress = { readonly [Name in (typeof names)[number]]?: string | undefined };

export const readHistoryAddress = readTexts(...names);

/** The address without its filters. */
export const unfiltered: Partial<HistoryAddress> = {
  kind: undefined,
  holder: undefined,
  class: undefined,
  from: undefined,
  to: undefined,
};
