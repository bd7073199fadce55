import type { Addressed } from '#kit/address/addressed.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { tableParams } from '#kit/table-view/table-address.ts';

/** How a page of a company's record is shown, as its address keeps it: the company, by its id. */
export const readCompanyPageAddress = readTexts('company');
export type CompanyPageAddress = AddressOf<typeof readCompanyPageAddress>;

/** A page of a company's record that keeps in its address how it is shown. */
export interface CompanyPage<Address> extends Addressed<Address> {
  readonly companyId: string;
}

/** What of an address belongs to a page whose entries open: the one that is open, and whether former ones are shown too. */
export const registerParams = ['company', 'open', 'former', ...tableParams] as const;

export const readRegisterAddress = readTexts(...registerParams);
export type RegisterAddress = AddressOf<typeof readRegisterAddress>;

/** What an address keeps when an entry of its list is opened, to put behind the address of the entry. */
export function keptParams({ company: _company, open: _open, ...kept }: RegisterAddress): string {
  const given = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `&${new URLSearchParams(given).toString()}`;
}
