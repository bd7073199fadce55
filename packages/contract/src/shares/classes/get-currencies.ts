import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';
import { entityList } from '../../wire/shapes.ts';

/** The currencies in which shares can be denominated (ISO 4217). */
export const getCurrencies = defineCall({
  ...readingInSteps('shares', 'signed-in'),
  path: '/api/Shares/GetCurrencies',
  summary: 'Currencies in use, by ISO 4217 code',
  reply: entityList(z.object({ currencyCode: z.string(), currencyName: z.string() })),
});
