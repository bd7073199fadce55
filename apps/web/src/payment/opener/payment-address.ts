import { paths } from '#app/paths.ts';

const parameter = 'filing';

/** The address of the window that pays for a filing. */
export function paymentAddress(filingId: string): string {
  return `${paths.paymentWindow}?${new URLSearchParams({ [parameter]: filingId }).toString()}`;
}

/** The filing that an address of the window names. */
export function filingToPayFor(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}
