import { getCurrencies } from '@statbook/contract/calls';
import { CURRENCIES } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';

export const getCurrenciesHandler = handle(getCurrencies, async () => ({
  Entity: CURRENCIES.map(({ code, name }) => ({ CurrencyCode: code, CurrencyName: name })),
}));
