import type { Addressed } from '#kit/address/addressed.ts';
import { readTexts } from '#kit/address/search-text.ts';
import { type TableAddress, tableParams } from '#kit/table-view/table-address.ts';

/** How a page of a company's record is shown, as its address keeps it. */
export interface CompanyPageAddress {
  /** The company's id. */
  readonly company?: string | undefined;
}

/** A page of a company's record that keeps in its address how it is shown. */
export interface CompanyPage<Address> extends Addressed<Address> {
  readonly companyId: string;
}

/** A page whose entries open: the one that is open. */
export interface RegisterAddress extends CompanyPageAddress, TableAddress {
  readonly open?: string | undefined;
  /** Former entries are shown too. */
  readonly former?: string | undefined;
}

/** What of an address belongs to a page whose entries open. */
export const registerParams = ['company', 'open', 'former', ...tableParams] as const;

export const readCompanyPageAddress = readTexts('company');
export const readRegisterAddress = readTexts(...registerParams);

/** What an address keeps when an entry of its list is opened, to put behind the address of the entry. */
export function keptParams({ company: _company, open: _open, ...kept }: RegisterAddress): string {
  const given = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `&${new URLSearchParams(given).toString()}`;
}
