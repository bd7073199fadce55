import { readTexts } from '#kit/address/search-text.ts';
import { type ListAddress, listParams } from '#list-view/list-address.ts';

/** How the board is shown, as the address of the page keeps it. */
export interface VerificationAddress extends ListAddress {
  /** A standing; `invited`, for who was asked for their code; or `drafts`, for the drafts that wait for a code. */
  readonly show?: string | undefined;
  /** One company, by its id. */
  readonly only?: string | undefined;
  /** `officer` or `psc`. */
  readonly role?: string | undefined;
  /** Due within so many days. */
  readonly due?: string | undefined;
}

/** Takes from an address what belongs to the board. */
export const readVerificationAddress = readTexts('show', 'only', 'role', 'due', ...listParams);
