import { z } from 'zod';

const party = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), forename: z.string(), surname: z.string() }),
  z.object({ kind: z.literal('corporate'), corporateName: z.string() }),
]);

const address = z.object({
  premise: z.string().optional(),
  street: z.string().optional(),
  thoroughfare: z.string().optional(),
  postTown: z.string().optional(),
  county: z.string().optional(),
  country: z.string().optional(),
  postcode: z.string().optional(),
});

const shares = z.object({
  shareClass: z.string(),
  numberOfShares: z.string(),
  amountPaidPerShare: z.string(),
  amountUnpaidPerShare: z.string(),
  currency: z.string(),
  nominalValue: z.string(),
});

/** Of an incorporation as it was sent: who took which shares, and the rights of their classes. */
export const subscribed = z.object({
  subscribers: z.array(z.object({ party, address, shares: z.array(shares) })).default([]),
  statementOfCapital: z
    .array(
      z.object({
        currency: z.string(),
        shares: z.array(z.object({ shareClass: z.string(), prescribedParticulars: z.string() })),
      }),
    )
    .default([]),
});

export type Subscribed = z.output<typeof subscribed>;
export type Subscriber = Subscribed['subscribers'][number];
