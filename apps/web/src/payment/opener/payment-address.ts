import { paths } from '#app/paths.ts';

const parameter = 'filing';
/** Says that what is paid for is filed by internet, and that the page that opens the window has handed over its data. */
const internetFlag = 'filebyinternet';

/** The address of the window that pays for a filing. */
export function paymentAddress(filingId: string): string {
  return `${paths.paymentWindow}?${new URLSearchParams({ [parameter]: filingId, [internetFlag]: 'true' }).toString()}`;
}

/** The address of the window that pays for several filings at once. */
export function severalAddress(filingIds: readonly string[]): string {
  const search = new URLSearchParams(filingIds.map((filingId) => [parameter, filingId]));
  return `${paths.paymentWindow}?${search.toString()}`;
}

/** The filings that an address of the window names, each once. */
export function filingsToPayFor(search: string): readonly string[] {
  return [...new Set(new URLSearchParams(search).getAll(parameter))];
}

export function isFiledByInternet(search: string): boolean {
  return new URLSearchParams(search).get(internetFlag) === 'true';
}
