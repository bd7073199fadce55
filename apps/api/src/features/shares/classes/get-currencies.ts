import { getCurrencies } from '@statbook/contract/calls';
import { CURRENCIES } from '@statbook/domain/reference-data';
import { handle } from '../../../pipeline/handler.ts';

export const getCurrenciesHandler = handle(getCurrencies, async () => ({
  entity: CURRENCIES.map(({ code, name }) => ({ currencyCode: code, currencyName: name })),
}));
