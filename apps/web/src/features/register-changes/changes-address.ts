import { readTexts } from '#kit/address/search-text.ts';

/** What the page shows, as its address keeps it. */
export interface ChangesAddress {
  readonly company?: string | undefined;
  /** `alarms`: only what nobody here filed. */
  readonly show?: string | undefined;
  readonly page?: string | undefined;
}

export const readChangesAddress = readTexts('company', 'show', 'page');
