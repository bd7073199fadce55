import { type AddressOf, readTexts } from '#kit/address/search-text.ts';

/** What the page shows, as its address keeps it; `show` is `alarms` for only what nobody here filed. */
export const readChangesAddress = readTexts('company', 'show', 'page');
export type ChangesAddress = AddressOf<typeof readChangesAddress>;
