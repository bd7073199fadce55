import { civilDate, isCivilDate } from '@statbook/domain/dates';
import { DELIVERY_WAYS, type NotedDelivery } from '@statbook/domain/filing';
import { z } from 'zod';
import type { FilingAttempt } from '../filing-queries.ts';

const noted = z.object({
  way: z.enum(DELIVERY_WAYS),
  on: z.string().refine(isCivilDate).transform(civilDate),
  reference: z.string().optional(),
});

/** How an attempt was delivered by hand; undefined while nobody has said so. Throws when the row holds something else. */
export function readDelivery({ delivery }: Pick<FilingAttempt, 'delivery'>): NotedDelivery | undefined {
  return noted.optional().parse(delivery ?? undefined);
}
