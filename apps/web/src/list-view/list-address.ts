import type { TableAddress } from '#kit/table-view/table-address.ts';
import { tableParams } from '#kit/table-view/table-address.ts';

// The routes read addresses, so every first visit loads this.

/** How a list is shown, as the address of its page keeps it; a default is not written. */
export interface ListAddress extends TableAddress {
  /** The text of the filter. */
  readonly q?: string | undefined;
  readonly page?: string | undefined;
}

/** The parameters of every list. */
export const listParams = ['q', 'page', ...tableParams] as const;

export function readPage({ page }: Pick<ListAddress, 'page'>): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

/** A day that an address carries; what is no day was typed by hand and counts as none. */
export function readDay(text: string | undefined): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : undefined;
}
