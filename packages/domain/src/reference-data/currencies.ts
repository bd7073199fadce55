import currencies from './currencies.json' with { type: 'json' };

/** A currency of the day, by ISO 4217 code. */
export interface Currency {
  readonly code: string;
  readonly name: string;
}

/** Every currency in use, by code. Codes of metals, funds and units of account are left out. */
export const CURRENCIES: readonly Currency[] = currencies;

/** Whether a code names a currency in use. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.some((currency) => currency.code === code);
}

/** Currencies in use that the list of the gateway (iso3currency_current v1-0) does not have. */
const NOT_AT_GATEWAY: ReadonlySet<string> = new Set(['BYN', 'SLE', 'TMT', 'XCG', 'ZWG']);

/** The currencies that a form may name. */
export const GATEWAY_CURRENCIES: readonly Currency[] = CURRENCIES.filter(
  ({ code }) => !NOT_AT_GATEWAY.has(code),
);
