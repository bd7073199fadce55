import { paths } from '#app/paths.ts';

const parameter = 'filing';
/** Says that what is paid for is filed by internet, and that the page that opens the window has handed over its data. */
const internetFlag = 'filebyinternet';

/** The address of the window that pays for a filing. */
export function paymentAddress(filingId: string): string {
  return `${paths.paymentWindow}?${new URLSearchParams({ [parameter]: filingId, [internetFlag]: 'true' }).toString()}`;
}

/** The filing that an address of the window names. */
export function filingToPayFor(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

export function isFiledByInternet(search: string): boolean {
  return new URLSearchParams(search).get(internetFlag) === 'true';
}
