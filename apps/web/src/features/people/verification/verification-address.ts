import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { listParams } from '#list-view/list-address.ts';

/**
 * How the board is shown, as the address of the page keeps it. `show`: a standing; `invited`, for who was asked for their code; or
 * `drafts`, for the drafts that wait for a code. `only`: one company, by its id. `role`: `officer` or `psc`. `due`: within so many days.
 */
export const readVerificationAddress = readTexts('show', 'only', 'role', 'due', ...listParams);
export type VerificationAddress = AddressOf<typeof readVerificationAddress>;
