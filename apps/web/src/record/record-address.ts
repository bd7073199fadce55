import { readTexts } from '#kit/search-text.ts';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';

/** How a page of a company's record is shown, as its address keeps it. */
export interface RecordAddress {
  /** The company's id. */
  readonly company?: string | undefined;
}

/** A page whose entries open: the one that is open. */
export interface RegisterAddress extends RecordAddress, TableAddress {
  readonly open?: string | undefined;
  /** Former entries are shown too. */
  readonly former?: string | undefined;
}

/** What of an address belongs to a page whose entries open. */
export const registerNames = ['company', 'open', 'former', ...tableNames] as const;

export const readRecordAddress = readTexts('company');
export const readRegisterAddress = readTexts(...registerNames);

/** What an address keeps when an entry of its list is opened, to put behind the address of the entry. */
export function keptOf({ company: _company, open: _open, ...kept }: RegisterAddress): string {
  const given = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `&${new URLSearchParams(given).toString()}`;
}
